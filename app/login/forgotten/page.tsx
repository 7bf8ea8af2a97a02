import type { Metadata } from "next";
import { ForgottenForm } from "@/components/auth/forgotten-form";
import { LoginScene } from "@/components/auth/login-scene";
import { mailServer } from "@/lib/mail/mail-server";
import { ask } from "../actions";

export const metadata: Metadata = { title: "Contraseña olvidada" };

const ForgottenPage = () => (
  <LoginScene>
    <ForgottenForm ask={ask} sendsMail={mailServer !== null} />
  </LoginScene>
);

export default ForgottenPage;

"use client";

import "./globals.css";
import { GlobalErrorScreen } from "@/components/layout/global-error-screen";

export default GlobalErrorScreen;

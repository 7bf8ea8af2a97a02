"use client";

import { PictureField } from "@/components/files/picture-field";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import type { Act } from "@/components/ui/use-act";

interface ProfilePictureProps {
  name: string;
  url: string | null;
  save: Act;
  remove: Act;
}

/** The member's own photo. */
export const ProfilePicture = ({ name, url, save, remove }: ProfilePictureProps) => (
  <Card title="Fotografía" description="Se ve junto a su nombre.">
    <PictureField name="fotografía" hasPicture={url !== null} {...{ save, remove }}>
      <Avatar name={name} src={url} size="lg" />
    </PictureField>
  </Card>
);

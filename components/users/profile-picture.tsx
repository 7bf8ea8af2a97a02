"use client";

import { PictureField } from "@/components/files/picture-field";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";

interface ProfilePictureProps {
  name: string;
  url: string | null;
  version: number;
  save: ChangeAct;
  remove: ChangeAct;
}

export const ProfilePicture = ({ name, url, version, save, remove }: ProfilePictureProps) => (
  <Card title="Fotografía" description="Se ve junto a su nombre.">
    <PictureField
      name="fotografía"
      hasPicture={url !== null}
      save={asSeen(save, version)}
      remove={asSeen(remove, version)}
    >
      <Avatar name={name} src={url} size="lg" />
    </PictureField>
  </Card>
);

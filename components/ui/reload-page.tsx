"use client";

import { Button } from "./button";

/** For a page of a build that no longer answers. */
export const ReloadPage = () => (
  <Button size="sm" onClick={() => location.reload()}>
    Volver a cargar
  </Button>
);

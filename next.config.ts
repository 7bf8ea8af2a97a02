import type { NextConfig } from "next";
import { siteHeaders } from "./scripts/site-headers.mjs";

/** What a chunk is made of is told by its map: `bench/page-modules.ts`. */
const keepsMaps = process.env.BUILD_MAPS === "yes";

const nextConfig: NextConfig = {
  productionBrowserSourceMaps: keepsMaps,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["@node-rs/argon2", "pg-boss", "postgres"],
  /** No picture is resized on request: `/_next/image` does not exist. */
  images: { unoptimized: true },
  /** Pictures come through forms; every other file through the API, which streams. */
  experimental: {
    preloadEntriesOnStart: false,
    // Nobody downloads it: minified, and with maps to read it again, it takes half of a build.
    serverMinification: false,
    turbopackSourceMaps: keepsMaps,
    serverActions: { bodySizeLimit: "20mb" },
    turbopackFileSystemCacheForBuild: process.env.BUILD_KEEPS_CACHE === "yes",
  },
  headers: async () => [{ source: "/:path*", headers: siteHeaders }],
};

export default nextConfig;

import { HomeSkeleton } from "@/components/home/home-skeleton";

export default HomeSkeleton;

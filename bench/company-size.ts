export interface Size {
  partners: number;
  projects: number;
  openProjects: number;
  /** Assigned, as many to each project. */
  units: number;
  services: number;
  chains: number;
  detailsOfChain: number;
  staff: number;
  vehicles: number;
  maintenances: number;
  guides: number;
}

export const large: Size = {
  partners: 100,
  projects: 500,
  openProjects: 300,
  units: 5_000,
  services: 2_000,
  chains: 50_000,
  detailsOfChain: 2,
  staff: 500,
  vehicles: 200,
  maintenances: 3_000,
  guides: 3_000,
};

/** 2,400 work sheets, 12 of each project, with a line for each unit; `times` as many of everything. */
export const middling = (times: number): Size => ({
  partners: 20 * times,
  projects: 200 * times,
  openProjects: 200 * times,
  units: 1_000 * times,
  services: 200 * times,
  chains: 4_000 * times,
  detailsOfChain: 3,
  staff: 100 * times,
  vehicles: 50 * times,
  maintenances: 300 * times,
  guides: 300 * times,
});

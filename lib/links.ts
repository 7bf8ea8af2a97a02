/** Addresses of the screens. */
export const links = {
  home: "/",
  login: "/login",
  profile: "/profile",
  partners: "/partners",
  partner: (id: number) => `/partners/${id}`,
  equipmentList: "/equipment",
  equipment: (id: number) => `/equipment/${id}`,
  projects: "/projects",
  project: (id: number) => `/projects/${id}`,
  projectResources: (id: number) => `/projects/${id}/resources`,
  worksheet: (projectId: number, id: number) => `/projects/${projectId}/work-sheets/${id}`,
  users: "/users",
  settings: "/settings",
  history: "/history",
};

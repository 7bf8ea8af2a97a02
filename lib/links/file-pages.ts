/** What is opened or taken as a file, and what takes files. */
export const fileLinks = {
  scans: (projectId: number) => `/api/load_files/project/${projectId}/custody_scans/`,
  scan: (projectId: number, id: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/`,
  scanOriginal: (projectId: number, id: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/original/`,
  scanPage: (projectId: number, id: number, page: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/pages/${page}/`,
  orderedCustody: (projectId: number) => `/api/load_files/project/${projectId}/bulk_custody/`,
  merge: {
    project: (id: number) => `/api/load_files/project/${id}/merge/`,
    worksheet: (id: number) => `/api/load_files/sheet/${id}/merge-generated/`,
    vehicle: (id: number) => `/api/load_files/vehicle/${id}/merge-generated/`,
    staff: (id: number) => `/api/load_files/technical/${id}/merge-generated/`,
  },
  reservationQuote: (id: number) => `/print/quote/${id}`,
  print: {
    worksheet: (id: number) => `/print/worksheet/${id}`,
    campCopy: (worksheetId: number) => `/print/worksheet/${worksheetId}?prices=no`,
    certificate: (worksheetId: number) => `/print/certificate/${worksheetId}`,
    custodyChain: (id: number) => `/print/custody/${id}`,
    maintenance: (id: number) => `/print/maintenance/${id}`,
    shippingGuide: (id: number) => `/print/shipping/${id}`,
    vehicle: (id: number) => `/print/vehicle/${id}`,
    staff: (id: number) => `/print/staff/${id}`,
    immunisation: (technicalId: number) => `/print/immunisation/${technicalId}`,
    equipment: (id: number) => `/print/equipment/${id}`,
    checklist: (equipmentId: number) => `/print/checklist/${equipmentId}`,
    route: (id: number) => `/print/route/${id}`,
    blankChecklist: (type: string) => `/print/blank-checklist/${type}`,
  },
};

export const testInstallation = {
  installation_id: "0fae0a01-0000-4000-8000-000000000000",
  code_secret: "secreto de prueba",
};

export const testCodeKey = { installation: "0FAE0A01", secret: testInstallation.code_secret };

/** Of a CSV file, its head first. */
export const linesOf = async (answer: Response): Promise<string[]> =>
  (await answer.text()).trim().split("\r\n");

export const rowsOf = async (answer: Response): Promise<string[]> =>
  (await linesOf(answer)).slice(1);

/** "PK" of a workbook, which is a ZIP file. */
export async function startOf(answer: Response): Promise<string> {
  const start = new Uint8Array(await answer.arrayBuffer()).slice(0, 2);
  return new TextDecoder().decode(start);
}

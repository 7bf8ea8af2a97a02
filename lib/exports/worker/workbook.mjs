/** The styles of cells by their place in `cellXfs`. */
export const styles = { text: 0, number: 1, money: 2, date: 3, header: 4, numericHeader: 5 };

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** @param {string} text */
export const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const borders = "<border><left/><right/><top/><bottom/><diagonal/></border>";
const shade =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6F0F0"/><bgColor indexed="64"/></patternFill></fill>';
/** @param {number} format */
const formatted = (format) =>
  `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
/** @param {"left" | "right"} side */
const heading = (side) =>
  `<xf numFmtId="0" fontId="1" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="${side}"/></xf>`;

const stylesXml = `${head}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0.######"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0.00"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${shade}</fills><borders count="1">${borders}</borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${[164, 165, 166].map(formatted).join("")}${heading("left")}${heading("right")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** @param {string} sheetName */
const workbookXml = (sheetName) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const typesXml = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kinds}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kinds}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${kinds}.styles+xml"/></Types>`;

/** @param {[id: string, type: string, target: string][]} targets */
const relsXml = (targets) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${targets
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

/**
 * @param {string} sheetName
 * @returns {[path: string, xml: string][]}
 */
export const partsOf = (sheetName) => [
  ["[Content_Types].xml", typesXml],
  ["_rels/.rels", relsXml([["rId1", "officeDocument", "xl/workbook.xml"]])],
  ["xl/workbook.xml", workbookXml(sheetName)],
  [
    "xl/_rels/workbook.xml.rels",
    relsXml([
      ["rId1", "worksheet", "worksheets/sheet1.xml"],
      ["rId2", "styles", "styles.xml"],
    ]),
  ],
  ["xl/styles.xml", stylesXml],
];

export const sheetOpening = (/** @type {number[]} */ widths) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map(
      (width, index) =>
        `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
    )
    .join("")}</cols><sheetData>`;

export const sheetClosing = "</sheetData></worksheet>";

const client = (
  business_tax_id: string,
  name: string,
  address: string,
  name_contact: string,
  phone: string,
  email: string,
) => ({ business_tax_id, name, address, name_contact, phone, email });

export const demoClients = [
  client(
    "1791234561001",
    "Petrolera Río Napo Oriental S.A.",
    "Av. 12 de Octubre N24-562 y Cordero, Quito",
    "Ing. Patricio Almeida",
    "02 298 4410",
    "logistica@rionapooriental.example",
  ),
  client(
    "1792345677001",
    "Consorcio Pañacocha",
    "Av. República E7-123, Quito",
    "Ing. Lorena Zambrano",
    "02 226 7788",
    "campo@consorciopanacocha.example",
  ),
  client(
    "1793456782001",
    "Andes Perforaciones del Ecuador S.A.",
    "Km 4 vía Lago Agrio, Coca",
    "Sr. Marlon Vera",
    "06 288 1540",
    "campamentos@andesperforaciones.example",
  ),
  client(
    "2191234564001",
    "Operaciones Aguarico Cía. Ltda.",
    "Av. Quito y Venezuela, Nueva Loja",
    "Ing. Silvia Jumbo",
    "06 283 0221",
    "operaciones@aguarico.example",
  ),
  client(
    "2290123456001",
    "Servicios Geofísicos Tiputini S.A.",
    "Malecón y Amazonas, Coca",
    "Sr. Édison Tanguila",
    "06 288 9034",
    "sismica@tiputini.example",
  ),
  client(
    "1690234560001",
    "Constructora Vial Pastaza Cía. Ltda.",
    "Av. Alberto Zambrano, Puyo",
    "Arq. Verónica Ñauta",
    "03 288 5612",
    "obras@vialpastaza.example",
  ),
  client(
    "1490345678001",
    "Minera Cordillera del Sur S.A.",
    "Av. del Ejército, Zamora",
    "Ing. Óscar Cabrera",
    "07 260 5519",
    "campamento@cordilleradelsur.example",
  ),
  client(
    "1794567898001",
    "Montajes Eléctricos Shushufindi S.A.",
    "Av. Policía Nacional, Shushufindi",
    "Sr. Jairo Bone",
    "06 284 0117",
    "obra@montajesshushufindi.example",
  ),
];

/** The contract of this one is over. */
export const demoFormerClient = "1794567898001";

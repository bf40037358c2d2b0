import { expect } from "vitest"
import { ImportRefused, type ImportFile } from "../src/index.ts"
import { readProducts } from "./sampleFiles.ts"

const bytesFile = (name: string, bytes: Uint8Array): ImportFile => ({
  name,
  read: async function* () {
    yield bytes
  }
})

const brands = "brand,code\nAcmé,ZZAC\n"
const pies =
  '<?xml version="1.0" encoding="UTF-8"?>\r\n<PIES xmlns="http://www.autocare.org"><Header><PIESVersion>7.2</PIESVersion></Header><Items><Item MaintenanceType="A"><PartNumber>1130</PartNumber><BrandAAIAID>ZZAC</BrandAAIAID><BrandLabel>Acmé</BrandLabel><Descriptions><Description DescriptionCode="DES">Pièce &amp; part</Description></Descriptions><Prices><Pricing PriceType="RET"><Price UOM="EA">10.00</Price></Pricing></Prices></Item></Items><Trailer><ItemCount>1</ItemCount></Trailer></PIES>\n'
const aces =
  '<?xml version="1.0"?><ACES version="5.0"><Header><Company>Acmé</Company></Header><App action="A" id="1"><Years from="1967" to="1969"/><Make id="1"/><Model id="2"/><Qual id="3"><text>Québec</text></Qual><Qty>1</Qty><PartNumber BrandID="ZZAC">1130</PartNumber></App><Footer><RecordCount>1</RecordCount></Footer></ACES>'

/** Sets of small files, for each reader. Tests cut one file of a set at a time. */
export const sets: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  camber: {
    "products.csv": 'product,title,brand,category\np,"Pièce, large",Acmé,Rotors\n',
    "variants.csv": "sku,product,mpn\nS,p,1130\n",
    "prices.csv": "sku,price\nS,10\n"
  },
  shopify: {
    "shopify.csv": 'Title,URL handle,SKU,Price,Vendor,Tags\nPièce,p,S,10,Acmé,"a,1967-69_Chevrolet_Camaro"\n',
    "map.json": '[{"reader":"shopify","from":"tags","pattern":"{years}_{make}_{model}"}]'
  },
  bigcommerce: {
    "b.csv":
      "Item,ID,Name,SKU,Options,Inventory Tracking,Current Stock,Price,Brand ID\nProduct,1,Pièce,A,,variant,1,10,42\nVariant,2,,A-1,Type=R|Name=Size|Value=é,,1,10,\n",
    "ids.csv": "kind,id,name\nbrand,42,Acmé\n"
  },
  "bigcommerce-old": {
    "b.csv":
      "Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Price,Track Inventory\nProduct,1,Pièce,A,Acmé,10,by option\n  SKU,2,[RT]Size=é,A-1,,,\n  Rule,,,A-1,,[ADD]4.00,\n"
  },
  magento: {
    "m.csv":
      'sku,attribute_set_code,product_type,name,price,qty,additional_attributes,configurable_variations\n"A","D","simple","Pièce","10","1.0000","manufacturer=Acmé,size=1",""\n"c","D","configurable","Pièce","","","manufacturer=Acmé","sku=A,size=1"\n'
  },
  oscommerce: {
    "p.csv": '"products_id","products_model","products_price","products_status"\n"1","M","10.0000","1"\n',
    "d.csv": '"products_id","language_id","products_name"\n"1","1","Pièce &quot;A&quot;"\n',
    "a.csv": '"products_id","options_id","options_values_id","options_values_price"\n"1","1","1","0.0000"\n'
  },
  suppliers: {
    "pies.xml": pies,
    "aces.xml": aces,
    "20261030_Make.txt": "MakeID|MakeName\r\n1|Chevrolet\r\n",
    "20261030_Model.txt": "ModelID|ModelName\r\n2|Camaro\r\n",
    "list.csv": "Part Number,Brand,Year,Make,Model,Notes\n1130,Acmé,1967-69,Chevrolet,Camaro,é\n",
    "coded.txt": "BaseVehicleid\tPart\tBrandAAIAID\tQuantity\tNotes\n1\t1130\tZZAC\t1\té\n"
  }
}

/** Opens a set, with one file changed. */
const openSet = (set: string, changed: string, change: (bytes: Buffer) => Uint8Array): ReadonlyArray<ImportFile> =>
  Object.entries({ "brands.csv": brands, ...sets[set] }).map(([name, text]) => {
    const bytes = Buffer.from(text)
    return bytesFile(name, name === changed ? change(bytes) : bytes)
  })

/** Reads a set of small files as they are. */
export const readSet = (set: string) => readProducts(openSet(set, "", (bytes) => bytes))

/**
 * Reads the set, with one file changed. Returns the code with which the import was rejected; null if the files were read. Any other error
 * fails the test.
 */
export const readChanged = async (set: string, name: string, change: (bytes: Buffer) => Uint8Array): Promise<string | null> => {
  const files = openSet(set, name, change)
  try {
    const { problems } = await readProducts(files)
    for (const { code, file, sentence } of problems) expect([code, file, sentence].every((text) => text !== "")).toBe(true)
    return null
  } catch (error) {
    if (error instanceof ImportRefused) return error.problem.code
    throw error
  }
}

/** Files of the sets, with their sizes. */
export const places = Object.entries(sets).flatMap(([set, files]) =>
  Object.keys(files).map((name) => ({ set, name, size: Buffer.from(files[name]!).length }))
)

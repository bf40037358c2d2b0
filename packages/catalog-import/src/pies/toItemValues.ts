import { formatBars } from "../text/cells.ts"
import { findChild, getChildText, listGrandchildren, type XmlElement } from "../xml/readElements.ts"

/** Facts that all items of a file share. */
export interface PiesHeader {
  readonly currency: string
  readonly language: string
  readonly brand: string
  /** Days on which the prices of a price sheet are valid, by the number of the sheet. */
  readonly sheets: ReadonlyMap<string, Validity>
}

interface Validity {
  readonly from: string
  readonly to: string
}

const getValidity = (element: XmlElement): Validity => ({
  from: getChildText(element, "EffectiveDate"),
  to: getChildText(element, "ExpirationDate")
})

export const readPiesHeader = (header: XmlElement): PiesHeader => ({
  currency: getChildText(header, "CurrencyCode") || "USD",
  language: getChildText(header, "LanguageCode") || "EN",
  brand: getChildText(header, "BrandAAIAID", "BrandID", "BrandOwnerAAIAID"),
  sheets: new Map()
})

/** Adds the price sheets of a file, which follow its header. */
export const addPriceSheets = (header: PiesHeader, sheets: XmlElement): PiesHeader => ({
  ...header,
  sheets: new Map(sheets.children.map((sheet) => [getChildText(sheet, "PriceSheetNumber"), getValidity(sheet)]))
})

const isDeleted = ({ attributes }: XmlElement): boolean => attributes["MaintenanceType"] === "D"

/** Lists the elements of a list that are in force. Leaves out elements in a language other than the file's. */
const listCurrent = (item: XmlElement, list: string, name: string, { language }: PiesHeader): ReadonlyArray<XmlElement> =>
  listGrandchildren(item, list, name).filter(
    (element) => !isDeleted(element) && (element.attributes["LanguageCode"] ?? language).toUpperCase() === language.toUpperCase()
  )

/** Finds today's price of a type in the shop's currency, per piece. */
const findPrice = (item: XmlElement, type: string, header: PiesHeader, today: string): XmlElement | undefined =>
  listGrandchildren(item, "Prices", "Pricing").find((pricing) => {
    if (isDeleted(pricing) || pricing.attributes["PriceType"] !== type) return false
    if ((getChildText(pricing, "CurrencyCode") || header.currency) !== "USD") return false
    const own = getValidity(pricing)
    const sheet = header.sheets.get(getChildText(pricing, "PriceSheetNumber"))
    const [from, to] = [own.from || (sheet?.from ?? ""), own.to || (sheet?.to ?? "")]
    return (from === "" || from <= today) && (to === "" || to >= today)
  })

const priceTypes: Readonly<Record<string, string>> = { price: "RET", list: "LST", map: "RMP", core: "CRG" }

const weightUnits: Readonly<Record<string, string>> = { PG: "lb", LB: "lb", KG: "kg", GT: "lb", GR: "g", OZ: "oz" }
const lengthUnits: Readonly<Record<string, string>> = { IN: "in", CM: "cm", MM: "mm" }

/** Country names that Camber's own tables use. */
const toCountry = (code: string): string => {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  const name = new Intl.DisplayNames("en", { type: "region" }).of(code.toUpperCase()) ?? code
  return name === "United States" ? "USA" : name
}

/** Removes the zeros that fill a GTIN to 14 digits: a UPC has 12 digits, an EAN 13. */
const toBarCode = (gtin: string, qualifier: string): string => {
  const length = qualifier === "UP" ? 12 : qualifier === "EN" ? 13 : 14
  return gtin.length === 14 && /^0*$/.test(gtin.slice(0, 14 - length)) ? gtin.slice(14 - length) : gtin
}

/** Returns the values of an item for a product or variant, by the names that readers use. Lists are joined by vertical bars. */
export const toItemValues = (item: XmlElement, header: PiesHeader, today: string): ReadonlyMap<string, string> => {
  const descriptions = listCurrent(item, "Descriptions", "Description", header)
  const extended = listCurrent(item, "ExtendedInformation", "ExtendedProductInformation", header)
  const describe = (...codes: ReadonlyArray<string>): ReadonlyArray<string> =>
    codes.flatMap((code) =>
      descriptions
        .filter(({ attributes }) => attributes["DescriptionCode"] === code)
        .toSorted((one, other) => Number(one.attributes["Sequence"] ?? 0) - Number(other.attributes["Sequence"] ?? 0))
        .map(({ text }) => text)
    )
  const inform = (...codes: ReadonlyArray<string>): string =>
    extended.find(({ attributes }) => codes.includes(attributes["EXPICode"] ?? ""))?.text ?? ""
  const [pack] = listGrandchildren(item, "Packages", "Package")
    .filter((element) => !isDeleted(element))
    .toSorted((one, other) => Number(getChildText(other, "PackageUOM") === "EA") - Number(getChildText(one, "PackageUOM") === "EA"))
  const sizes = pack && findChild(pack, "Dimensions")
  const weights = pack && findChild(pack, "Weights")
  const gtin = findChild(item, "ItemLevelGTIN")
  const values = new Map([
    ["part", getChildText(item, "PartNumber")],
    ["brand", getChildText(item, "BrandAAIAID", "BrandID") || header.brand],
    ["brandLabel", getChildText(item, "BrandLabel")],
    ["base", getChildText(item, "BaseItemID")],
    ["type", getChildText(item, "PartTerminologyID")],
    ["gtin", gtin === undefined ? "" : toBarCode(gtin.text, gtin.attributes["GTINQualifier"] ?? "")],
    ["title", describe("DES", "SHO")[0] ?? ""],
    ["description", describe("MKT", "EXT").join("\n")],
    ["bullets", formatBars(describe("FAB").slice(0, 12))],
    ["keywords", describe("KEY", "SLA", "SHP").join(" ").slice(0, 500)],
    ["minimum", getChildText(item, "MinimumOrderQuantity")],
    ["hazardous", getChildText(item, "HazardousMaterialCode")],
    ["condition", /^y/i.test(inform("REM")) ? "Remanufactured" : ""],
    ["successor", inform("PTS")],
    ["country", toCountry(inform("CTO"))],
    ["restrictions", inform("EMS")],
    ["warranty", [inform("WT1"), inform("WT2")].filter((text) => text !== "").join(", ")],
    ["weight", weights === undefined ? "" : getChildText(weights, "Weight")],
    ["weightUnit", weightUnits[weights?.attributes["UOM"] ?? ""] ?? "lb"],
    ["lengthUnit", lengthUnits[sizes?.attributes["UOM"] ?? ""] ?? "in"]
  ])
  for (const side of ["Length", "Width", "Height"]) values.set(side, sizes === undefined ? "" : getChildText(sizes, `Shipping${side}`))
  for (const [name, type] of Object.entries(priceTypes)) {
    const pricing = findPrice(item, type, header, today)
    values.set(name, pricing === undefined ? "" : getChildText(pricing, "Price"))
  }
  return values
}

/** Names of the XML elements, for problems, by the names that readers use. */
export const itemFields: Readonly<Record<string, string>> = {
  part: "PartNumber",
  brand: "BrandAAIAID",
  base: "BaseItemID",
  type: "PartTerminologyID",
  gtin: "ItemLevelGTIN",
  title: "Description DES",
  description: "Description MKT",
  bullets: "Description FAB",
  keywords: "Description KEY",
  minimum: "MinimumOrderQuantity",
  price: "Price RET",
  list: "Price LST",
  map: "Price RMP",
  core: "Price CRG",
  weight: "Weight",
  Length: "ShippingLength",
  Width: "ShippingWidth",
  Height: "ShippingHeight"
}

export const listAttributes = (item: XmlElement, header: PiesHeader) =>
  listCurrent(item, "ProductAttributes", "ProductAttribute", header).map(({ attributes, text }) => ({
    name: (attributes["AttributeID"] ?? "").slice(0, 60),
    value: text.slice(0, 120)
  }))

export const listInterchanges = (item: XmlElement, header: PiesHeader) =>
  listCurrent(item, "PartInterchangeInfo", "PartInterchange", header).map((element) => ({
    brand: element.attributes["BrandLabel"] ?? "",
    code: element.attributes["BrandAAIAID"] ?? element.attributes["BrandID"] ?? "",
    numbers: element.children.filter(({ name }) => name === "PartNumber").map(({ text }) => text)
  }))

/** Lists the components of a kit. `part` is empty if the component is not sold separately. */
export const listComponents = (item: XmlElement) =>
  listGrandchildren(item, "Kits", "KitComponent")
    .filter((element) => !isDeleted(element))
    .map((element) => ({
      line: element.line,
      part: /^n/i.test(getChildText(element, "SoldSeparately")) ? "" : getChildText(element, "ComponentPartNumber"),
      brand: getChildText(element, "ComponentBrand"),
      text: getChildText(element, "Description"),
      quantity: getChildText(element, "QuantityInKit"),
      position: getChildText(element, "SequenceCode")
    }))

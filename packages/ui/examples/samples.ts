import { createElement } from "react"
import { Ribbon } from "../src/index.ts"
import type { ArticleCardProps, FitLineProps, ProductCardProps, QuantityRules, StockLineProps, TileProps } from "../src/index.ts"

export const art = (name: string, alt = "") => ({ src: `/art/${name}.svg`, alt })

export const camaro = "1969 Chevrolet Camaro"
export const fits: FitLineProps = { tone: "fit", label: "Guaranteed To Fit", note: camaro }
export const universal: FitLineProps = { tone: "universal", label: "Universal Fit", note: "Modification may be required" }
export const mayNotFit: FitLineProps = { tone: "nofit", label: "May Not Fit", note: camaro }
export const noFitData: FitLineProps = { tone: "unknown", label: "No fitment data", note: "Check with the maker before you order." }
export const verifyVehicle: FitLineProps = {
  tone: "verify",
  label: "Verify the Vehicle for your project",
  link: { label: "Add Vehicle", href: "?showymm=true" }
}
export const verifyFacets: FitLineProps = {
  tone: "verify",
  label: "This part may fit your vehicle and engine, complete options to verify fitment.",
  link: { label: "Complete Vehicle", href: "?showvehicles=true" }
}

const arrives: StockLineProps = { tone: "now", text: "Get it Tue, Nov 24" }

type Reviewed = Pick<ProductCardProps["product"], "rating" | "reviewCount">
const card = (
  picture: string,
  brand: string,
  title: string,
  price: string,
  { rating = 4.6, reviewCount = 128, ...more }: Partial<ProductCardProps & Reviewed> = {}
): ProductCardProps => ({
  product: { displayTitle: title, brand, rating, reviewCount },
  href: `?page=product&item=${encodeURIComponent(title)}`,
  image: art(picture),
  fit: fits,
  reviewHref: `/ReviewSubmission?pr_page_id=${encodeURIComponent(title)}`,
  price,
  stock: arrives,
  ...more
})

export const products: readonly ProductCardProps[] = [
  card(
    "kits",
    "Bristow Brake",
    "Stopline Front Disc Brake Conversion Kit, 11 in. Drilled & Slotted Rotors, 1967-1969 Camaro and Firebird with Power Drum",
    "$689",
    {
      strikeThrough: "$779",
      ribbon: createElement(Ribbon, { text: "9 ITEM KIT", kind: "kit" })
    }
  ),
  card("rotordrilled", "Bristow Brake", "Trackline Brake Rotor, 11.00 in. Drilled & Slotted, 5 x 4.75 in., Right", "$84.99", {
    strikeThrough: "$99.99",
    ribbon: createElement(Ribbon, { text: "15% Off" })
  }),
  card("caliper", "Halvorsen Performance", "Tour Four-Piston Brake Caliper, 1.75 in. Bores, 1.10 in. Rotor, Black", "$219.95", {
    fit: universal,
    rating: 5
  }),
  card("pads", "Stahlmark", "Street Ceramic Brake Pads, D52 Plate", "$44.95", {
    rating: 4.2,
    stock: { tone: "later", text: "3 left, get it Tue, Nov 24" }
  }),
  card("master", "Paddock Basics", "Dual Reservoir Master Cylinder, 1.00 in. Bore, Drum or Disc", "$59.99", { rating: 4, reviewCount: 1 }),
  card("hose", "Fairlead Hose", "Braided Front Brake Hose Kit, AN3, 14 in., Clear Cover, 1967-1969 Camaro", "$42.99", {
    strikeThrough: "$49.99",
    ribbon: createElement(Ribbon, { text: "Save $7.00", kind: "save" })
  }),
  card("rotor", "Old Mill Restorations", "Vented Brake Rotor, 9.50 in., 5 x 4.75 in.", "$118.50", {
    reviewCount: 0,
    stock: { tone: "now", text: "Factory shipped, 2-7 days" }
  }),
  card("valve", "Bristow Brake", "Adjustable Proportioning Valve, 3/8-24 Inverted Flare", "$54.95", { fit: verifyFacets, rating: 4.4 }),
  card("wheel", "Steelhorn Wheels", "Ridge Five-Spoke Wheel, 15 x 8 in., 5 x 4.75 in., 4.50 in. Backspace", "$1,264.99", {
    fit: mayNotFit,
    rating: 2.5
  }),
  card("radiator", "Lakehead Cooling", "Crossflow Aluminum Radiator, 26 x 17 in., 2 Rows", "$259.99", {
    rating: 9,
    ribbon: createElement(Ribbon, { text: "Rebate" })
  }),
  card("coilover", "Coilworks West", "Street Coil-Over Front Pair, 550 lb/in, 10-Way Adjustable", "$612", {
    fit: verifyVehicle,
    rating: 4.7
  }),
  card("gauge", "Ampere & Sons", "Linewright Oil Pressure Gauge, 2 5/8 in., 0-100 psi, Mechanical", "$58.95", {
    fit: universal,
    rating: 4.8,
    stock: { tone: "none", text: "Discontinued" }
  })
]

const tile = (picture: string, label: string, more: Partial<TileProps> = {}): TileProps => ({
  label,
  href: `?page=listing&c=${label}`,
  picture: art(picture),
  ...more
})

export const categories: readonly TileProps[] = [
  tile("carb", "Air & Fuel Delivery"),
  tile("rotordrilled", "Brakes"),
  tile("coilover", "Chassis & Suspension"),
  tile("radiator", "Cooling & Heating"),
  tile("gear", "Driveline & Axles"),
  tile("helmet", "Safety Equipment")
]

export const races: readonly TileProps[] = [
  tile("rdlm", "Dirt Late Model", { race: true, count: "8,340" }),
  tile("rmod", "IMCA Modified", { race: true, count: "5,034" }),
  tile("rsprint", "Sprint Car", { race: true, count: "7,215" }),
  tile("rdrag", "Dragster", { race: true, count: "4,690" }),
  tile("rroad", "Endurance", { race: true, count: "3,118" }),
  tile("rstreet", "Factory Stock", { race: true, count: "3,860" })
]

export const articles: readonly ArticleCardProps[] = [
  {
    href: "?page=article&a=1",
    title: "Choosing carburetor CFM without guessing",
    category: "Tech",
    authors: "Ray Hollis",
    picture: art("carb"),
    description: "Displacement, peak rpm and volumetric efficiency give one number. Why most street engines want less than you think."
  },
  {
    href: "?page=article&a=2",
    title: "Spring rate and motion ratio",
    category: "Tech",
    authors: "Nell Ostrander",
    picture: art("springart"),
    description: "What a 550 lb/in spring is worth at the wheel, and how to measure your own control arm."
  },
  {
    href: "?page=article&a=3",
    title: "A 350 that idles and still pulls to 5,800",
    category: "Horsepower Recipes",
    authors: "Ray Hollis",
    picture: art("engine"),
    description: "Nine parts, one dyno sheet, and the two things we would do again."
  },
  {
    href: "?page=article&a=4",
    title: "Disc brakes on a first-generation Camaro, start to finish",
    category: "Builds",
    authors: "Marcus Teale",
    picture: art("rotordrilled"),
    description: "A weekend, a tubing bender and the valve that everyone forgets."
  }
]

export const verdicts: readonly FitLineProps[] = [fits, universal, verifyVehicle, verifyFacets, mayNotFit, noFitData]

const within = (quantity: number): number => Math.min(999, Math.max(1, Math.round(quantity) || 1))

export const quantityRules: QuantityRules = {
  least: 1,
  most: 999,
  cut: (text) => text.slice(0, 3),
  read: (text) => within(Number(text)),
  step: (quantity, by) => within(quantity + by)
}

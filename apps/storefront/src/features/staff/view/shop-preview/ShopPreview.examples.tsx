import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ShopPreview } from "./ShopPreview.tsx"

const texts = {
  brandName: "Rallye Parts",
  contactPhone: "1-330-555-0140",
  hours: "8am to 5pm Eastern, Monday to Friday",
  street: "12 Mill Street",
  city: "Kent",
  state: "OH",
  zip: "44240",
  returnDays: "30",
  menuLinks: ["Spring sale"],
  logo: null
}
const policies = [{ title: "Terms of Sale", sections: [{ about: "Returns", id: "returns", paragraphs: ["Within 30 days."] }] }]

export const examples: Examples = {
  "A shop": <ShopPreview texts={texts} policies={policies} />,
  "A logo": <ShopPreview texts={{ ...texts, logo: { src: "/pictures/none/logo.png", width: 220, height: 44 } }} policies={[]} />,
  "A name without spaces": <ShopPreview texts={{ ...texts, brandName: "x".repeat(60), hours: "y".repeat(100) }} policies={[]} />
}

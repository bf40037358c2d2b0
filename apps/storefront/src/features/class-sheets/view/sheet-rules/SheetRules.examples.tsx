import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SheetRules } from "./SheetRules.tsx"

const stated = { sheet: "Hobby Stock 2026, Short Track Union", issued: "November 14, 2025" }

export const examples: Examples = {
  "A track's sheet with one exception": (
    <SheetRules
      sheet="Hobby Stock 2026, Long Pond Speedway"
      areas={[
        {
          name: "Safety",
          silence: "Parts that the sheet does not name are legal.",
          rules: [
            { id: "helmet", paragraph: "1.1", kind: "Only these", text: "Helmet with one of three labels.", ...stated },
            {
              id: "net-date",
              paragraph: "L2",
              kind: "Limit",
              text: "Nets of two years or less.",
              sheet: "Hobby Stock 2026, Long Pond Speedway",
              issued: "March 2, 2026"
            }
          ]
        },
        { name: "Brakes and steering", silence: "Parts that the sheet does not name are not ruled.", rules: [] }
      ]}
    />
  )
}

import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SheetOffer } from "./SheetOffer.tsx"

const sheet = { reference: "quill", title: "Hobby Stock 2026, Quill Lake Raceway", raceName: "Hobby Stock", notice: null }
const links = { action: "#choose", keepHref: "#keep", fields: [] }

export const examples: Examples = {
  "A street car": <SheetOffer car="1969 Chevrolet Camaro" sheet={sheet} {...links} />,
  "An old sheet": (
    <SheetOffer
      car="1969 Chevrolet Camaro"
      sheet={{ ...sheet, notice: "This sheet is old. Ask your track for the current one." }}
      {...links}
    />
  )
}

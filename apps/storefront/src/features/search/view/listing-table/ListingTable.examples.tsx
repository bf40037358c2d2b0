import type { Examples } from "@camber/ui/examples/Examples.ts"
import { products } from "@camber/ui/examples/samples.ts"
import { Button } from "@camber/ui"
import { ListingTable } from "./ListingTable.tsx"

const rows = products.map((product, index) => ({
  ...product,
  sku: `CAM-${index + 2}`,
  measures: [index % 2 === 0 ? "Ceramic" : "Semi-metallic", index % 3 === 0 ? null : `${index + 1} in`],
  action: (
    <Button size="small" block>
      Add
    </Button>
  )
}))

export const examples: Examples = {
  "What parts are chosen by": (
    <ListingTable label="Front Brake Pads" columns={["Compound", "Width"]} rows={rows} compareAction="#compare" mostCompared={4} />
  )
}

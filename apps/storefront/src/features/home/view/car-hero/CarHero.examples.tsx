import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CarHero } from "./CarHero.tsx"

const links = { carHref: "#car", shopHref: "#shop", pictureUrl: "/art/coilover.svg" }

export const examples: Examples = {
  "A car": <CarHero vehicle="1969 Chevrolet Camaro" engine="5.7L V8" fitting="38,204" {...links} />,
  "With a long name, and nothing known to fit": (
    <CarHero vehicle="1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all" {...links} />
  )
}

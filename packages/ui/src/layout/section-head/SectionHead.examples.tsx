import type { Examples } from "../../../examples/Examples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { PageTitle, SectionHead } from "./SectionHead.tsx"

export const examples: Examples = {
  Plain: <SectionHead title="Specifications" />,
  "With a link": <SectionHead title="Shop by Race" note="Parts listed for each class" link={{ label: "See All (57)", href: "#all" }} />,
  "With an action": <SectionHead title="Reviews" action={<Button size="small">Write a Review</Button>} />,
  "Long text": (
    <SectionHead
      title="Recommended for the 1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon"
      note="All engines unless noted"
      link={{ label: "See All (1,257)", href: "#all-of-them" }}
    />
  ),
  "Of a page": <PageTitle title="Brakes" note="for your 1969 Chevrolet Camaro" />
}

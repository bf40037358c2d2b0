import type { Examples } from "@camber/ui/examples/Examples.ts"
import { LandingCard } from "./LandingCard.tsx"

const picture = { src: "/content/parts/race-dirt-late-model.svg?dims=false", alt: "", width: 384, height: 132 }

export const examples: Examples = {
  "A brand without a picture": <LandingCard label="Ironvale" href="#brand" picture={null} />,
  "A race class": <LandingCard label="Dirt Late Model" href="#class" picture={picture} />,
  "A long name": <LandingCard label="Northern Lakes Limited Late Model Sportsman" href="#long" picture={picture} />,
  "A long name without a picture": <LandingCard label="Shenandoah & Daughters Performance Machining" href="#longer" picture={null} />
}

import type { Examples } from "@camber/ui/examples/Examples.ts"
import { EventCard } from "./EventCard.tsx"

const night = {
  title: "Tech Night: Brake bias from pedal to tire, worked out on paper",
  description: "Our techs stay by the phone for it. Read up first, then bring your numbers and your questions.",
  date: "Tuesday, December 1, 7 to 9 p.m. Eastern",
  picture: { src: "/content/parts/master-cylinder.svg?dims=false", alt: "" },
  href: "#night"
}

export const examples: Examples = {
  "With an article": <EventCard {...night} />,
  "Leading nowhere": <EventCard {...night} href={null} />,
  "A long name": <EventCard {...night} title={night.title.repeat(3)} />
}

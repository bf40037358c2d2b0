import { article, callout, h, p, table } from "../article.ts"

export const julyHeat = article({
  article_id: 1206,
  slug: "july-heat",
  category: "news~2-3",
  title: "July heat: five things to change when the air passes ninety",
  description: `Fluids, pressure, fuel and people behave differently in the hot weeks. What to alter on the car, and what on the
    timetable.`,
  authors: "Ines Calloway",
  published_on: "2026-06-30",
  drawing: "thermostat",
  product_types: ["radiator-cap", "thermostat", "transmission-cooler", "brake-fluid", "tire-gauge", "gauge", "heat-shield"],
  race_types: ["dirt-late-model", "endurance", "tow-haul"],
  body: [
    p(`There are three weeks each summer in which telephones at the parts counter ring with one subject. Nothing on the car has
      changed since May, but everything runs at its limit. A system that has 30 degrees in reserve on a 65 °F evening has none at 95.`),
    h("Why thirty is thirty"),
    p(`Coolers reject heat in proportion to the difference between what flows inside and the air outside. Water at 200 °F has 135
      degrees over air of 65 and 105 over air of 95. The same radiator carries 22 percent less, so the water climbs by about the thirty
      degrees that the air has risen. It holds for engine oil, transmission, power steering and shocks. Read your gauges in spring, add
      the difference, and you know July.`),
    table(
      ["Fluid", "Good", "Change after", "Stop"],
      [
        ["Coolant, 15 psi cap, half and half", "180 to 210 °F", "", "240 °F"],
        ["Engine oil, mineral", "210 to 250", "265", "290"],
        ["Engine oil, synthetic", "210 to 265", "290", "310"],
        ["Automatic transmission", "160 to 190", "220", "250"],
        ["Axle oil", "up to 220", "250", "280"],
        ["Power steering", "up to 230", "250", "280"]
      ]
    ),
    h("One: the cap"),
    p(`A radiator cap is a dated part in all but name. Its spring weakens and its seal sets. A 16 psi cap that opens at 10 gives away
      17 degrees of boiling point. Have it tested or buy one; it is the least costly cooling part on the shelf.`),
    h("Two: clean the core"),
    p(`Grass seed, tire dust and clay between condenser and radiator cannot be seen from in front. Loosen the top brackets, tip the
      core back, and rinse from the engine side outward with a garden hose, not with a pressure washer, which lays fins over. Dirt cars:
      a screen of 1/8 in. mesh two inches ahead, cleaned at each break. Rinsing alone is often worth 15 to 25 °F.`),
    h("Three: fuel"),
    p(`Vapor lock is fuel boiling on the suction side. Summer gasoline begins to boil at around 120 to 130 °F, and a line next to a
      header is beyond that. Reroute with two inches of air, add a sleeve or a shield, and where it is possible a return line so that
      cool fuel keeps moving. Phenolic spacers of 1/2 in. below a carburetor keep bowls 20 to 30 degrees cooler after a shutdown, when
      they would percolate into the intake and make it hard to start.`),
    h("Four: tires and brakes"),
    p(`Pressure rises by about 1 psi for each 10 °F in the tire. A tire set to 12 psi at 65 in the morning has 15 at 95 before it has
      turned a wheel. Set again before each session, in the shade, and write "air temperature" next to "cold pressure". On asphalt,
      track surface reaches 140 °F, and soft compounds go greasy: go one step harder or start 1 to 2 psi lower.`),
    p(`Brake fluid has its lowest margin now. If it was last changed in fall, its wet boiling point is what you have. On a car that is
      braked hard, bleed a few ounces at each corner before a July event.`),
    callout(`Never open a hot cap. At 240 °F with pressure on, half a gallon leaves as steam in a second. Let it come down below 150,
      then turn by a quarter with a thick rag and wait.`),
    h("Five: the driver"),
    p(`In a closed car the air at the helmet is 20 to 40 degrees above outside. A driver in a three-layer suit loses one to two quarts
      of sweat in an hour, and reaction time suffers long before thirst is felt. Start drinking the day before. Two cups an hour during
      the day, with salt. Cool shirts, fresh air for the helmet, and shade in the grid are worth tenths by the end. A crew member who
      stops sweating or talks slowly goes to the shade at once and someone calls the medics.`),
    h("Towing"),
    p(`With a trailer on a grade, the truck's transmission is the first to suffer. Take overdrive out, 3,000 rpm in third keeps the
      converter locked and the pump turning. Turn off the air conditioning for the hill, switch the heater on if the needle comes near.
      At the summit do not stop right away: let it idle for two minutes with the hood shut and the fan pulling.`),
    h("Timetable"),
    p(`If there is a choice, test before eleven. Change engines and gears in the evening. Keep fuel jugs, tires and fluids out of
      direct sun: a white sheet over the rack takes 25 degrees off a tire's surface. Batteries also age twice as fast for every 18 °F,
      and most that fail in November were killed in July.`),
    h("Note it now"),
    p(`The hottest day of the year is a free test. Log coolant, oil, transmission and under-hood temperatures, with the air
      temperature beside them. That sheet shows you in January which cooler has to grow and which is large enough.`)
  ]
})

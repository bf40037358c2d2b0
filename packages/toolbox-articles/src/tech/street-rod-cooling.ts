import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const streetRodCooling = article({
  article_id: 1013,
  slug: "street-rod-cooling",
  category: "tech~2-1",
  title: "Keeping a street rod cool in a small grille",
  description: `Cooling problems come in two kinds, and the thermometer shows which. Radiator, fan, shroud, pump and cap in the
    order they matter.`,
  authors: "Dov Brandt",
  published_on: "2026-06-26",
  drawing: "radiator",
  product_types: ["radiator", "electric-fan", "fan-shroud", "water-pump", "thermostat", "radiator-cap", "radiator-hose"],
  race_types: ["street-rod", "hot-rod", "classic-truck"],
  body: [
    p(`A modern V8 behind a 1930s grille asks a radiator of 350 square inches to do what a sedan does with 550. It can be done, if
      every part of the air's path is honest. Start by asking when the car gets hot.`),
    ul(
      "Hot in traffic, cool on the highway: not enough air at standstill. Fan, shroud, wiring.",
      "Cool in traffic, hot at 65: not enough radiator, not enough water flow, or air that cannot get out from under the hood.",
      "Hot everywhere: timing late, mixture lean, head gasket, or a radiator that is blocked inside."
    ),
    h("How much heat"),
    p(`About as much heat goes into the water as becomes power. At 65 mph a rod uses perhaps 30 hp, and in traffic less than 10. The
      full 300 hp only exists for seconds. So the radiator must be sized for cruising up a grade with the air conditioning on, near 60
      hp: about 2,500 BTU a minute.`),
    h("Radiator"),
    p(`Area first, then depth. The first inch of core does most of the work, because by then air is warm. Two rows of 1 in. aluminum
      tubes beat four rows of 1/2 in. copper with the same face, since wide tubes touch more fin. A crossflow of the same face area is
      no better than a downflow; it is only easier to fit under a low hood.`),
    table(
      ["Engine", "Face area, with a shroud"],
      [
        ["Flathead, mild four", "280 sq in."],
        ["300 hp small block", "350 sq in."],
        ["400 hp with air conditioning", "420 sq in."],
        ["Big block or blower", "480 sq in. and more"]
      ]
    ),
    h("Fan and shroud"),
    p(`A fan without a shroud cools the circle it covers. A shroud with a fan pulls through everything, so it is the cheapest
      improvement on most rods. Leave 1 to 2 in. between the core and the blades; for an engine-driven fan, put half of the blade's
      depth inside the shroud's opening.`),
    p(`Electric fans are rated in free air. Against a core they move about two thirds. Ask for 2,500 cfm rated for a 350 and 3,300
      with air conditioning. Such a fan draws 25 to 35 A and surges to twice that when it starts: a 40 A relay, 10-gauge wire, a fuse at
      the battery, ground to the frame and not to the radiator. A puller behind the core is worth a third more than the same fan as a
      pusher in front, where its own motor blocks air.`),
    p("Above 40 mph ram air does the work and the fan is in the way. Flaps of rubber in a full shroud open at speed and close at a light."),
    h("Let the air out"),
    p(`Air that has been through the radiator must leave. Rods with a smooth firewall, wide headers and side panels have a box that
      fills up, pressure rises under the hood, and nothing enters the grille. Open the hood by an inch at the back on a test drive. If
      the temperature falls by 10 degrees at 60 mph, you have found it: louvers in hood sides or open lower panels are the cure. A small
      air dam under the radiator helps the same way.`),
    p("Seal the sides and top of the core to the grille shell with foam. Air is lazy and prefers to go around."),
    h("Water"),
    p(`Stock-diameter pulleys or up to 10 percent overdrive for the pump. Underdrive pulleys are for drag cars. A thermostat is not a
      restriction you should remove: it holds pressure in the block's passages, and 180 °F is right for most. Drill a 1/8 in. hole in
      its flange and fit it at the top, so the block fills.`),
    formula(
      "Boiling point ≈ 223 °F + 2.8 × cap pressure",
      "Cap in psi, for half glycol and half water at sea level. A 15 psi cap holds to about 265 °F."
    ),
    p(`Use a cap of 13 to 16 psi with an aluminum radiator and an overflow bottle. Copper radiators with old solder want 7. Plain
      water with a corrosion inhibitor carries 10 to 15 percent more heat than half-and-half, but freezes and boils sooner.`),
    callout(`The lower hose is on the suction side. Without a spring inside it collapses at 3,000 rpm, where you cannot see it, and
      the symptom is a car that heats up only at speed.`),
    h("Timing and mixture"),
    p(`Vacuum advance is a cooling device. At idle, an engine with 10° of timing burns late and puts the heat into the heads. Full
      manifold vacuum to the canister brings 22 to 26° at idle and often takes 15 °F off in traffic. Check it before buying a radiator.`),
    h("Test in this order"),
    p(`Infrared gun: upper hose against lower hose at idle, hot. A difference of 15 to 30 °F is healthy. Less than 10 means the water
      goes round too fast or the air is not taking heat. More than 40 means too little water. Then scan the core's face from side to
      side. Cold stripes are blocked tubes.`)
  ]
})

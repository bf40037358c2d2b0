import { article, callout, h, p, table, ul } from "../article.ts"

export const coolingAndSteamVents = article({
  article_id: 1507,
  slug: "cooling-and-steam-vents",
  category: "ls-swap~512-171",
  title: "Water in an LS: reverse thermostat, steam vents and a full block",
  description: "Where the vents go, how the bypass works with a heater valve, which radiator ports fit, and a filling routine without air.",
  authors: "Ines Calloway",
  published_on: "2026-01-06",
  drawing: "water-pump",
  product_types: ["radiator", "water-pump", "thermostat", "radiator-hose", "expansion-tank", "electric-fan", "heater-hose"],
  race_types: ["street-performance", "pro-touring", "classic-truck"],
  body: [
    p(`Many LS swaps overheat on their first drive, and there is hardly ever a thing broken. The engine's water goes another way than
      that of an old small block, and a car plumbed in the old way leaves a bubble in the worst place.`),
    h("Which way the water goes"),
    p(`Pump outlet, block, heads, back through the pump's upper passage to the radiator. The thermostat sits on the pump's inlet, at
      the lower hose, and senses a mixture of cold water from the radiator and hot water through the bypass. It so regulates what enters
      the engine. Its number is therefore lower than the gauge reading: a 187° thermostat holds 195 to 205 at the head, a 160° gives
      about 180.`),
    p(`The bypass runs within the pump and through the heater hoses. On the car pumps both heater ports have to be joined in some way:
      through the core, or by a loop. If a shutoff valve in the heater line is closed, hot water does not reach the thermostat and it
      opens late, with swings of 30 degrees. Use a valve with four ports, that loops when it is shut.`),
    h("Steam vents"),
    p(`The heads' highest points have small ports at all four corners. They let steam out. Early engines joined all four with a tube
      under the intake; later ones use only the front pair, with plugs behind. From there a 1/4 in. line leads away.`),
    table(
      ["Where to", "Good", "Condition"],
      [
        ["Radiator's upper tank, at the top, by a 1/8 NPT fitting", "Best for most", "The tank is at least as high as the heads"],
        ["Surge tank with cap, highest point", "Best of all", "1 qt or more, line to the pump inlet below"],
        ["Water pump, drilled and tapped on top", "Fair", "Works while running, bleeds slowly"],
        ["Heater return with a tee", "Fair", "Small restriction kept"],
        ["Plugged", "Never", "Steam pocket at the rear, cracked heads"]
      ]
    ),
    p("The line has to rise all the way. A low loop holds water as a trap does under a sink, and air stays behind it."),
    callout(`Do not connect the vent to the overflow bottle. That has no pressure; it would drain your radiator onto the road, slowly
      and without any sign.`),
    h("Radiator"),
    p(`Ports: 1 1/4 in. at the top and 1 1/2 at the bottom, both on the passenger's side with the usual pumps. A two-pass radiator has
      both at one side and is convenient; a usual crossflow takes a long hose across. Molded hoses with the right steps are to be found
      by size and angle. Reducing sleeves leak less if they are of rubber in one piece.`),
    p("Core: 5.3 up to 350 hp, 26 × 19 in. with two rows of 1 in.; 6.2 with 450, 28 or 31 in. wide. Cap: 15 to 16 psi."),
    p(`Fans: controlled by the computer, low at 195, high at 205 °F for a 187° thermostat, so the fan comes on above the thermostat
      and not below it. A fan that starts at 180 with this thermostat never stops.`),
    h("Sensors"),
    p(`The computer's sensor is in the driver's side head, front; the gauge's goes to the passenger's head at the rear, in an M12 hole
      with an adapter. Gauge and computer differ by 5 to 8 °F and both are right. Never share one sensor between them.`),
    h("Filling"),
    p("Total content is 11 to 14 quarts with heater. Engines that are filled like a bucket take 9 and the rest is air."),
    ul(
      "Front of the car up by a foot, heater on hot, vent line loosened at its upper end.",
      "Fill slowly until water comes from the vent. Tighten it.",
      "Fill to the neck. Squeeze the upper hose twenty times.",
      "Start, cap off, 1,500 rpm. The level falls when the thermostat opens, at about 190 at the head. Fill up.",
      "Cap on, drive ten minutes, cool completely, look, fill up. Twice."
    ),
    p(`A vacuum filler does it in a minute: draw 24 in. of mercury, wait to see that it holds (which is also a leak test), open to the
      jug. It is the best hundred dollars in cooling.`),
    h("When it still gets hot"),
    table(
      ["Sign", "Cause"],
      [
        ["Heater blows cold at 210 °F", "Air in the block, or pump turning the wrong way"],
        ["Upper hose hot, lower cold, 230 °F", "Thermostat not opening, no bypass"],
        ["Gauge jumps by 20", "Steam at the sensor"],
        ["Hot at idle only", "Fan draws too little, or reversed polarity"],
        ["Pushes coolant, bubbles in the neck", "Head gasket"]
      ]
    ),
    p(`Serpentine drives differ in direction. Most turn the pump as the crank turns. In some swaps a belt runs on the pulley's back,
      and the pump stirs instead of pumping. Look at the path with the belt's ribs in mind.`),
    h("Mixture"),
    p(`Half glycol of a long-life type, distilled water. Do not mix colors. The aluminum block and the many gaskets of paper and
      rubber do not like tap water or additives for old iron. Change it after five years, or at once if it looks like weak coffee.`),
    h("What it looks like when done"),
    p(`At 75 °F outside: 195 to 200 in traffic with the fan coming and going, 190 to 195 at 65, two degrees of change on a hill. If
      you have this on the first Sunday, you have plumbed it correctly. Take a photo of the vent line for those who ask.`)
  ]
})

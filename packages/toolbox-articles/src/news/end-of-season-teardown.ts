import { article, callout, h, p, table, ul } from "../article.ts"

export const endOfSeasonTeardown = article({
  article_id: 1207,
  slug: "end-of-season-teardown",
  category: "news~2-3",
  title: "End of season: a leak-down, a compression chart and a decision",
  description: `Before the engine comes out, measure it. How to read the numbers, what to send to the machine shop and what to leave
    alone.`,
  authors: "Ray Hollis",
  published_on: "2025-10-03",
  drawing: "gasket-set",
  product_types: ["gasket-set", "piston-ring-set", "valve-spring-set", "oil-filter", "rear-main-seal", "spray-cleaner"],
  race_types: ["dirt-limited-late-model", "street-stock", "drag-bracket"],
  body: [
    p(`Machine shops fill up in the two weeks following the last race. Those who arrive with measurements get a sensible quote and
      often leave with a smaller bill. Those who arrive with "freshen it" get everything. An afternoon of measuring, while the engine is
      still in the car, shows which you need.`),
    h("Warm, then measure"),
    p("All of this is done at operating temperature, plugs out, throttle blocked open, coil disconnected, battery on a charger."),
    p(`Compression first, as it is quick. Six puffs each, and note the first as well as the last. Rings that leak build up slowly; a
      valve that leaks starts low and stays low.`),
    table(
      ["Cylinder", "First puff, psi", "Sixth, psi", "Leak-down"],
      [
        ["1", "95", "178", "6%"],
        ["2", "95", "180", "5%"],
        ["3", "90", "175", "7%"],
        ["4", "60", "168", "17%"],
        ["5", "95", "179", "6%"],
        ["6", "70", "132", "24%"],
        ["7", "95", "176", "8%"],
        ["8", "90", "177", "6%"]
      ]
    ),
    h("Leak-down"),
    p(`Piston at top dead center of compression, crank held with a bar, 100 psi of air through a gauge with a 0.040 in. orifice. The
      percentage is what does not stay in.`),
    ul(
      "Up to 8 percent: a fresh race engine.",
      "8 to 15: used, still makes power.",
      "15 to 25: rings or valves are due.",
      "Above 25: something is broken or burned."
    ),
    p(`More informative than the number is where the air comes out. Listen with a hose at your ear: carburetor means intake valve,
      tailpipe exhaust valve, oil filler rings, radiator or neighboring plug hole a head gasket.`),
    p(`In the table number 4 hissed in the oil filler: rings. Number 6 in the exhaust: a valve. So this engine needs one valve job and
      a look at one bore, and the bottom end may be left alone if its oil says so.`),
    callout(`An engine at top dead center with 100 psi in a cylinder will turn if it can: 1,250 lb of force on a 4 in. piston. Hold
      the bar before you open the valve, and keep fingers off the fan.`),
    h("Oil and filter"),
    p(`Cut the filter's can with a cutter, not a saw. Pull out the pleats, wash them in a clean tray with solvent, pour it through a
      coffee filter. Sort with a magnet.`),
    table(
      ["What you find", "Where it came from"],
      [
        ["Fine gray paste, magnetic", "Normal ring and cam wear"],
        ["Gold or copper flakes", "Bearings through the overlay"],
        ["Bright aluminum", "Piston skirts, thrust of a converter"],
        ["Magnetic needles", "Roller lifter, needle bearing"],
        ["Black rubbery bits", "Valve seals, sealant squeezed out"],
        ["Milky film", "Water: condensation, or a gasket"]
      ]
    ),
    p("Send a sample to a laboratory once, and you have a figure to compare with next fall. A single report says little. Two say a lot."),
    h("Valve springs"),
    p(`They are consumables. With heads on, check seat pressure with a lever tester against the value at installation. A street spring
      may lose 5 percent, a race spring is replaced at 10. If two springs differ by more than 10 lb, or if one has a mark at its end
      coil, all sixteen go. A set costs less than a tow.`),
    h("Decide by hours"),
    p("Keep count of laps or passes. Typical intervals, for engines that were not overheated or over-revved:"),
    table(
      ["Engine", "Springs", "Rings, bearings", "Complete"],
      [
        ["Sealed crate, 350 hp class", "30 nights", "by leak-down", "60 nights"],
        ["Limited late model, 7,000 rpm", "15 nights", "25 nights", "40 nights"],
        ["Bracket 383, 6,500 rpm", "150 passes", "300 passes", "600 passes"],
        ["Street 350", "40,000 miles", "by leak-down", ""]
      ]
    ),
    p(`Sealed engines are not opened by you at all. Send them to a certified rebuilder with the leak-down sheet and ask only for what
      the sheet demands.`),
    h("Ask the shop in writing"),
    p(`Bore: size and taper of every cylinder, top and bottom. Crank: journals, straightness. Rods: big-end size, bolts new or
      stretch-checked. Heads: guide clearance, seat width, spring pressures at installed height, chamber volume. Ask for figures and not
      for "good". Bring your own bearings in order and labeled, as their pattern shows the machinist more than a phone call.`),
    h("What may stay"),
    p(`If leak-down is under 10, the filter clean, oil pressure as it was in spring at the same temperature and springs new this year,
      then close the plug holes with old plugs, change the oil and leave the engine in. Many engines are hurt by dust and haste in a
      winter rebuild that they had not needed.`),
    h("Write next year's date"),
    p(`The sheet goes in the folder with laps since the last rebuild. Put next fall's appointment with the shop into your calendar
      now. Those who call in September choose the week; those who call in November are given one.`)
  ]
})

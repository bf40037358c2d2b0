import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const wireGaugeAndRelays = article({
  article_id: 1025,
  slug: "wire-gauge-and-relays",
  category: "tech~2-1",
  title: "Wire gauge, fuses and relays for a car you rewire yourself",
  description: "Choose wire by voltage drop and fuses by wire. A table for the usual loads, and where to ground.",
  authors: "Dov Brandt",
  published_on: "2025-12-12",
  drawing: "switch-panel",
  product_types: ["wiring-harness", "relay-kit", "switch-panel", "battery-cable", "battery-disconnect", "alternator", "electric-fan"],
  race_types: ["street-rod", "street-performance", "endurance"],
  body: [
    p(`Electrical trouble in a hand-built car is seldom a failed part. It is a ground through paint, a crimp that was squeezed with
      pliers, or a wire that was thick enough for the current and too long for the voltage. Ohm's law covers all of it.`),
    h("Gauge by voltage drop"),
    p(`Wire has two limits. Heat decides what will not melt, voltage drop what will work. In a car the second comes first: a fan that
      gets 11.8 V instead of 13.8 turns 15 percent slower and moves as much less air.`),
    formula(
      "Drop = amps × feet × ohms per 1,000 ft ÷ 1,000",
      "Feet of wire out and back, if the ground side is wire too. Copper at 68 °F; add 20 percent for an engine bay."
    ),
    table(
      ["Gauge", "Ohms per 1,000 ft", "Drop, 20 A over 30 ft", "Fuse no larger than"],
      [
        ["18", "6.39", "3.8 V", "10 A"],
        ["16", "4.02", "2.4 V", "15 A"],
        ["14", "2.53", "1.5 V", "20 A"],
        ["12", "1.59", "0.95 V", "30 A"],
        ["10", "1.00", "0.60 V", "40 A"],
        ["8", "0.63", "0.38 V", "60 A"]
      ]
    ),
    p(`Allow 3 percent, 0.4 V, for pumps, fans and ignition, 5 percent for lamps. A 20 A fuel pump at the back of a car needs 8 gauge
      if it is to see what the alternator makes, and 10 gauge is the least that is honest.`),
    h("Battery cables"),
    p(`A trunk battery with 15 feet of 2-gauge cable and a starter of 150 A loses 0.35 V on the way out. The same again happens on the
      way back if it returns by cable, and less through a frame with good joints. Use 1/0 with a starter of 200 A or more. Starter on
      its own cable; a separate 8-gauge wire feeds the fuse panel, so that cranking does not pull the ignition down with it.`),
    h("Relays"),
    p("A relay lets a thin wire and a small switch control a thick wire. The usual numbers:"),
    ul(
      "30: feed from the battery through a fuse",
      "87: to the load",
      "85 and 86: the coil; one from the switch, one to ground",
      "87a: connected to 30 while at rest; leave it empty and taped"
    ),
    p(`The coil draws 0.15 to 0.2 A, so 20 gauge is enough for the switch. Put the relay close to the load's feed, not beside the
      switch. Use types with a diode or resistor across the coil anywhere near an electronic control unit.`),
    p(`Fuse at the source. A fuse protects the wire after it, and a wire between the battery and the fuse is protected by nothing:
      keep it under 7 in. or sleeve it. Choose a fuse of 125 to 150 percent of running current, but never above the table.`),
    table(
      ["Load", "Running amps", "Wire", "Fuse"],
      [
        ["Electric fan, 16 in.", "22", "10", "40 A slow"],
        ["Fuel pump, carburetor", "4 to 6", "14", "10 A"],
        ["Fuel pump, injection", "10 to 18", "10", "25 A"],
        ["Two headlights, halogen", "10", "14", "15 A"],
        ["Ignition box", "8 to 12", "12", "20 A"],
        ["Wiper motor", "5", "16", "10 A"],
        ["Gauges and panel lamps", "2", "18", "5 A"]
      ]
    ),
    h("Grounds"),
    p(`Build one ground point for each end of the car and join the two with a cable as large as the feed. Scrape to metal, star
      washer, bolt, tighten, then paint over. Engine to frame, engine to body, battery to engine: three cables, none under 4 gauge.
      Sensors and electronic control units ground on the engine block where their maker says and share nothing with a fan or a pump.`),
    p(`Testing is easy: meter on 2 V, one lead on the load's ground terminal, the other on the battery's negative post, load on. Over
      0.1 V is a bad ground, wherever it may look good. The same between the battery's positive post and the load's plus finds bad
      feeds. This test finds in two minutes what continuity testing never will, as a single strand passes continuity.`),
    callout(`Alternator and battery: fit a fuse or fusible link within 7 in. of the battery on the charge wire. If it chafes through,
      the battery will otherwise weld it to the frame.`),
    h("Crimps"),
    p(`Use uninsulated terminals, a ratchet tool with the right die, then adhesive heat-shrink. Pull each with 20 lb for 14 gauge.
      Solder stiffens strands where it ends, and there they break in a car that vibrates, so crimp and support instead. Every wire that
      goes through steel has a grommet, every bundle a clamp each 12 in., and a spare wire in each direction costs a dollar now.`),
    h("Switch panel and labels"),
    p(`Race cars: master disconnect that also kills the alternator's field, otherwise the engine keeps running on its own current.
      Order switches left to right as you use them: master, ignition, pump, fan, start. A driver finds them in the dark by counting.`),
    p(`Draw the diagram. Colors, gauges, fuse numbers, connector pins. Leave a laminated copy in the car: the next person to need it
      will be you, at night, in the rain.`)
  ]
})

import { article, callout, h, p, table, ul } from "../article.ts"

export const transmissionsBehindAnLs = article({
  article_id: 1506,
  slug: "transmissions-behind-an-ls",
  category: "ls-swap~512-171",
  title: "Transmissions behind an LS: what bolts on and what it takes",
  description: "Five automatics and three manuals compared, with the crank flange offset, controller, length and first-gear arithmetic.",
  authors: "Marcus Teale",
  published_on: "2025-12-26",
  drawing: "transmission",
  product_types: ["transmission", "flexplate", "flywheel", "clutch-kit", "torque-converter", "transmission-mount", "driveshaft", "shifter"],
  race_types: ["street-performance", "muscle-car", "drag-street"],
  body: [
    p(`The bellhousing pattern is nearly that of 1955, so nearly everything made by GM for a V8 bolts on. Whether it works depends on
      four things: the crank's flange, control, length and torque.`),
    h("The flange"),
    p(`The LS crank flange sits 0.400 in. further into the block than that of the small block, measured from the bellhousing's face.
      With an older converter its pilot no longer reaches the crank, and the flexplate is out of reach of its bolts.`),
    ul(
      "Old converter: hub spacer of 0.400 in. with longer bolts and a flat flexplate of the swap kind.",
      "Late converter with long pilot and its dished flexplate: no spacer.",
      `4.8 and some 6.0 iron engines of 1999 and 2000 have a longer flange, like the old one. With these the spacer is left out.
        Measure: 0.857 in. block face to flange is the usual, 0.457 the long.`
    ),
    p("Check converter pull-forward as on every automatic: 1/8 to 3/16 in. More than that and it sits out of the pump."),
    h("Automatics"),
    table(
      ["Transmission", "Control", "First", "Top", "Torque, stock", "Length, in."],
      [
        ["Three-speed, 350 type", "None", "2.52", "1.00", "350 lb-ft", "27.7"],
        ["Three-speed, 400 type", "None", "2.48", "1.00", "450 lb-ft", "28.2"],
        ["Four-speed, 700R4 or 2004R type", "Cable", "3.06, 2.74", "0.70, 0.67", "350 lb-ft", "30.7, 27.7"],
        ["Four-speed, 4L60E type", "Electronic", "3.06", "0.70", "380 lb-ft", "30.7"],
        ["Four-speed, 4L80E type", "Electronic", "2.48", "0.75", "450 lb-ft", "32.7"],
        ["Six-speed, 6L80 type", "Electronic, inside", "4.03", "0.67", "440 lb-ft", "31"]
      ]
    ),
    p(`Built units take double. For a street car the electronic four-speed of the engine's own donor is easiest: one computer, one
      harness, one calibration. A cable type needs its throttle valve cable on a drive-by-cable throttle body with a bracket of correct
      geometry, or on a small servo if the throttle is by wire.`),
    p(`The strong four-speed with 2.48 first is heavier by 60 lb, longer, wider. It does not fit the tunnel of most small cars without
      a hammer.`),
    h("Manuals"),
    table(
      ["Transmission", "First", "Overdrive", "Torque", "Note"],
      [
        ["Five-speed, T5 type", "2.95 or 3.35", "0.63 or 0.68", "300 lb-ft", "Light, not behind a 6.2"],
        ["Five-speed, heavy aftermarket", "2.87 or 3.27", "0.64 or 0.68", "600 lb-ft", "Shifter positions to choose"],
        ["Six-speed, T56 type", "2.66 or 2.97", "0.50 or 0.62", "450 to 700 lb-ft", "Tunnel work in old cars"]
      ]
    ),
    p(`An original six-speed from an F-body has its shifter far back. In a car of the sixties it comes through where the seat begins;
      a kit with a forward tail exists.`),
    p(`Clutch: a 168-tooth or LS flywheel with its starter; six bolts metric, use new ones. Hydraulic release bearing: distance from
      bearing to fingers with 0.150 to 0.200 in. left when at rest. Put a shim beneath it instead of hoping. A pilot bearing goes in the
      crank's inner or outer seat depending on the input shaft's length: two sizes, and the wrong one leaves the shaft hanging.`),
    h("Which ratio"),
    p("Take first × axle. With a 5.3 and 27 in. tires 10 to 11 is lively."),
    ul(
      "4L60E type with 3.42: 10.5, and 65 mph at 1,937 rpm in overdrive.",
      "350 type with 3.42: 8.6, and 2,766 rpm.",
      "T56 with 2.66 and 3.73: 9.9, and 1,509 rpm in sixth: too low for a cam of 225°, where fifth, at 0.74, is right.",
      "6L80 type with 3.08: 12.4. Take a tall gear with it."
    ),
    callout(`Second-hand electronic transmissions have no dipstick check you may trust. Drop the pan before the purchase. A gray paste
      is life, glitter that you can feel is a rebuild.`),
    h("Controller"),
    p(`The engine's computer often holds the transmission's part as well, if it came from a vehicle with an automatic. If yours came
      with a manual, its hardware may still be able, with another program. A separate controller needs throttle position, engine speed
      and the transmission's plug; it costs about as much as a used gearbox and sets shift points from a phone.`),
    h("Mount and driveshaft"),
    p(`The crossmember moves: old three-speed tail mount at 20 3/8 in. from the block, 700R4 and 4L60E types at 22 1/2, 4L80E at 26 to
      30 depending on position, T56 at 26. Write yours down when you have it in your hands. Yokes: 27 splines for the small ones, 32 for
      the large. Driveshaft length is measured last, with the car's weight on its axle.`),
    h("Cooler and speed signal"),
    p(`All automatics want a cooler: radiator tank and plate in series. Lines 5/16 in. at least, AN6 is better. For the speedometer:
      electric output to a modern gauge or to a small motor that drives an old cable. The computer needs its pulses per mile even if no
      needle does, since idle control depends on knowing if the car rolls.`)
  ]
})

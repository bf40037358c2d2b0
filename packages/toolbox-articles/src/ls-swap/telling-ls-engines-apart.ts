import { article, callout, h, p, table, ul } from "../article.ts"

export const tellingLsEnginesApart = article({
  article_id: 1502,
  slug: "telling-ls-engines-apart",
  category: "ls-swap~512-171",
  title: "Telling LS engines apart in a salvage yard",
  description: "Crank trigger, cam sensor, throttle, heads and casting: what each look shows and which computer follows from it.",
  authors: "Ray Hollis",
  published_on: "2026-04-03",
  drawing: "cylinder-head",
  product_types: ["crate-engine", "cylinder-head", "intake-manifold", "throttle-body", "wiring-harness", "gasket-set"],
  race_types: ["street-performance", "drag-street", "drag-no-prep"],
  body: [
    p(`An engine in a yard rarely has the tag of the car it came out of. With a flashlight, a mirror and a magnet you can find
      out in five minutes what it is, what computer it wants, and whether it is worth a tow. Do it before you pay.`),
    h("Five looks"),
    ul(
      "Magnet to the block's side: sticks, iron; falls, aluminum.",
      `Displacement in raised figures on the driver's side at the front or at the rear of the block: 4.8/5.3 share a casting, 5.7,
        6.0, 6.2.`,
      "Crank sensor plug behind the starter: black is usually 24 teeth, gray 58.",
      "Cam sensor: at the rear top of the block behind the intake with 24 teeth, at the front cover with 58.",
      "Throttle: cable wheel or motor."
    ),
    table(
      ["", "Early, Gen III", "Late, Gen IV"],
      [
        ["Years, about", "1997 to 2007", "2005 to 2014"],
        ["Crank trigger", "24", "58"],
        ["Cam sensor", "Rear of the block", "Front cover"],
        ["Knock sensors", "In the valley", "On the block's sides"],
        ["Cam gear teeth for the sensor", "One, on the cam", "1 or 4, on the gear"],
        ["Controllers", "Long plugs, blue and red or blue and green", "Three small plugs, or 2"],
        ["Throttle", "Cable or wire", "Wire"]
      ]
    ),
    p("Exceptions exist in 2005 to 2007, when both kinds were built next to each other. What counts is the sensor, not the year."),
    h("4.8 or 5.3"),
    p(`They share block, heads, intake and casting marks. The difference is the crank's stroke and the pistons. Take a plug out of
      number one, put in a plastic rod and turn: 3.27 in. of travel is a 4.8 and 3.62 a 5.3. A 4.8 has flat tops; most 5.3s of the early
      years have dishes. Through the plug hole with a phone camera it takes a minute.`),
    h("Heads"),
    p("Casting numbers stand at the ends of the heads near the deck."),
    table(
      ["Casting ends in", "Port", "Chamber, cc", "On"],
      [
        ["862, 706", "Cathedral", "61", "4.8, 5.3"],
        ["241", "Cathedral", "67", "5.7"],
        ["243, 799", "Cathedral, better", "64 to 65", "5.7 high output, late 5.3, 6.0"],
        ["317", "Cathedral", "71", "6.0 truck"],
        ["821, 823", "Rectangular", "70", "6.2, late 6.0"]
      ]
    ),
    p(`Small chambers raise compression: a set of 862s on a 6.0 brings it from 9.4 to about 10.5. Larger ones lower it for boost. A
      706 marked with a certain foundry's logo has been known to crack at the head bolt bosses below the rocker stand; look there for a
      seam with coolant traces.`),
    p(`Rectangular ports need a 4.000 in. bore at least, as the valves hit the walls of smaller ones, and their own intake. Cathedral
      heads can go on all.`),
    h("Displacement on demand"),
    p(`Later 5.3 and 6.0 engines may shut off four cylinders. You see it by a raised plate with solenoids in the valley, under the
      intake, and by lifters of two kinds. Failed lifters are the common end of these engines. If you want to keep it, the controller
      has to manage it; if not, replace valley cover, cam, eight lifters and their trays, and plug nothing by hand.`),
    p("Variable cam timing has a thick front cover with a magnet in its middle. A fixed gear and limiter can replace it."),
    h("Rods, pistons, bearings"),
    p(`From 2004 to 2007, a change was made to full-floating pins and stronger rods; these engines take boost better. It cannot be
      seen from outside. The sum of other Gen IV signs is your hint.`),
    callout(`A block that has been outside without plugs has water in two or three cylinders. Turn the crank by the damper's bolt with
      a bar, two complete turns, before you talk about price. "It ran when pulled" is not a measurement.`),
    h("Miles and oil"),
    p(`Look under the filler cap: dark varnish is honest mileage, tan sludge is short trips and water. Take the valve cover off if
      they allow it. Think of the oil pickup's O-ring too: an old one draws air and gives 10 psi at hot idle, and many engines were
      scrapped for want of a part that costs a dollar. Replace it on any used engine.`),
    p("Compression, if the yard has a battery: 160 to 190 psi with all cylinders within 15."),
    h("What to take with it"),
    p(`With the engine take: harness with plugs uncut, computer with its label, throttle pedal with its module, both oxygen sensor
      pairs, mass air meter, coils with brackets and their bolts, accessory drive complete, starter, flexplate, and fuel rail with the
      injectors. Bought separately they cost as much as the engine. Photograph the label of the computer: its service number says which
      operating system is inside.`),
    p(`Write down what you found on a tag and wire it to the lifting eye. Six months later you are not going to remember whether the
      plug was gray.`)
  ]
})

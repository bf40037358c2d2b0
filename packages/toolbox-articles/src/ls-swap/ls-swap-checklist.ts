import { article, callout, h, p, table, ul } from "../article.ts"

export const lsSwapChecklist = article({
  article_id: 1501,
  slug: "ls-swap-checklist",
  category: "ls-swap~512-171",
  title: "The LS-swap checklist: what to settle before you buy an engine",
  description: `Forty small decisions in the order in which they depend on each other, from oil pan to speedometer, with the numbers
    that decide them.`,
  authors: "Nell Ostrander",
  published_on: "2026-09-25",
  drawing: "engine",
  product_types: [
    "crate-engine",
    "engine-mount-set",
    "oil-pan",
    "header",
    "wiring-harness",
    "fuel-pump-electric",
    "radiator",
    "transmission-mount"
  ],
  race_types: ["street-performance", "muscle-car", "pro-touring"],
  body: [
    p(`An LS-family V8 fits almost anything, which is why so many swaps stall at 90 percent. The engine is the easy part. What takes
      the time is the places where it touches the car: pan, mounts, exhaust, fuel, wires, water, shifter, gauges. Settle them on paper,
      in this order, as each one limits the next.`),
    h("One: where the engine sits"),
    p(`Crossmember and firewall decide, and pan, mounts, headers and transmission follow from them. Choose pan, mounts and headers
      from one maker's family or from a combination that someone has driven. Three good parts that were not made for each other give
      you a header on the steering shaft.`),
    ul(
      "Oil pan clears crossmember and steering link at full lock, with 1/2 in. to spare.",
      "Pan no lower than the crossmember. Truck pans hang 2 in. below most cars.",
      "Bellhousing flange at least 1 in. from the firewall, room for the rear coil or the heads' bolts.",
      "Crank centerline parallel to the old one within half a degree, tail 2 to 4° down."
    ),
    h("Two: which engine"),
    table(
      ["Name", "Liters", "Block", "Bore × stroke, in.", "Note"],
      [
        ["4.8 truck", "4.8", "Iron", "3.780 × 3.268", "Revs, little torque"],
        ["5.3 truck", "5.3", "Iron or aluminum", "3.780 × 3.622", "The usual buy"],
        ["LS1, LS6", "5.7", "Aluminum", "3.898 × 3.622", "Light"],
        ["6.0 truck", "6.0", "Iron, some aluminum", "4.000 × 3.622", "Boost"],
        ["LS3", "6.2", "Aluminum", "4.065 × 3.622", "430 hp as delivered"],
        ["LS7", "7.0", "Aluminum", "4.125 × 4.000", "Dry sump"]
      ]
    ),
    p(`An iron block weighs about 80 lb more than an aluminum one of its size. A complete aluminum engine comes to some 450 lb, which
      is 100 less than an iron-headed small block.`),
    p(`Two things must be known of a used engine before the electronics are ordered: the crank's trigger wheel, 24 or 58 teeth, and
      whether the throttle is by cable or by wire. Engines with active fuel management or variable cam timing need a controller that
      knows about them, or parts that take them out.`),
    h("Three: transmission"),
    p(`Five of the six bolts of the old bellhousing pattern line up, which is enough. Old automatics need a flexplate spacer or a
      special flexplate, since the LS crank flange is 0.400 in. further in. An overdrive automatic with electronics needs a
      controller too: find out whether your engine computer has one. Check tunnel height and the shifter's hole.`),
    h("Four: exhaust"),
    p(`Swap headers or manifolds to your pan and mounts. Late-car cast manifolds clear well and lose about 10 hp against a good
      header. Two oxygen sensors on each side before the muffler, 18 in. from the port at most, with their tips above horizontal.`),
    h("Five: fuel"),
    p(`58 psi at the rail, without a vacuum reference on most. A pump of 255 liters an hour in the tank, the filter with built-in
      regulator that the factory used in the sports cars, AN6 feed and return as far as the filter. An old tank without baffles runs dry
      in corners at a quarter full.`),
    h("Six: cooling"),
    p(`A crossflow radiator with a 1 1/4 in. inlet and 1 1/2 in. outlet on the passenger's side fits the pump. The steam line at the
      heads must go to the highest point: radiator tank, surge tank or pump nipple. Its thermostat is on the inlet side. A heater core
      with a shutoff valve needs a bypass.`),
    h("Seven: wires"),
    p(`Four wires make a standalone harness run an engine: battery, switched, starter, ground. Seven more make it a car. What is
      forgotten is grounds from block to frame, a fuse for the pump, a relay for each fan, and the lamp for malfunctions. Use a separate
      feed for the coils.`),
    callout(`The knock sensors of early engines sit in the valley below the intake with rubber seals that leak. Replace seals and
      jumper while the intake is off, because they corrode, and reaching them later means doing it all again.`),
    h("Eight: accessories"),
    p(`Belt systems come in three depths: truck, F-body and Corvette, farthest to shortest. A truck drive hits hoods and radiators in
      cars. Alternator low on the right may hit the frame; compressor low, too. Change damper, pump, brackets and tensioner as a set.`),
    h("Nine: what a driver sees"),
    p(`Speed signal from the transmission, oil pressure by adapter at the rear cover or above the filter, water temperature by a
      second sensor in the other head, tachometer with a pulse converter for four or eight cylinders. The throttle pedal of an
      electronic engine belongs to its computer: same family, same calibration.`),
    h("Ten: law"),
    p(`Where an inspection applies, emissions parts of the engine's year usually have to come over complete: converters, canister,
      monitors, tank vent. Ask your referee before you buy the engine, not after.`),
    h("Order of work"),
    p(`Mock up with an empty block and plastic heads if you can. Set engine, transmission and driveshaft angle; then steering,
      headers, pan; then pull all of it and paint. Fuel, brake and cooling lines next, harness last. First start with a fuel gauge on
      the rail, primed oil, and a laptop which shows coolant temperature, both oxygen sensors and knock.`)
  ]
})

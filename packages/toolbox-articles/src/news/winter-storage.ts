import { article, callout, h, p, table } from "../article.ts"

export const winterStorage = article({
  article_id: 1203,
  slug: "winter-storage",
  category: "news~2-3",
  title: "Winter storage: four hours in fall that save a weekend in spring",
  description: "Fuel, battery, fluids, tires, and mice. A list in order, with what each item prevents.",
  authors: "Dov Brandt",
  published_on: "2025-10-31",
  drawing: "battery",
  product_types: ["battery", "motor-oil", "oil-filter", "fuel-jug", "spray-cleaner", "jack-stand", "tie-down-strap"],
  race_types: ["street-rod", "muscle-car", "track-day"],
  body: [
    p(`Cars do not wear out in storage, they rust, dry and are eaten. Most of April's problems were started in October: gummed
      carburetors, dead batteries, seized clutches, a nest in the air cleaner. Four hours are enough to prevent them.`),
    h("Before it is put away"),
    p(`Drive it for half an hour at the end, so oil, water and exhaust are hot and dry. A short start to move it into the corner is
      the worst thing that you can do later: a quart of water is formed for each quart of fuel, and it stays in the oil and in the
      mufflers.`),
    h("Fuel"),
    p(`Gasoline with ethanol attracts water, and after about three months its light parts are gone. For a street car: tank 95 percent
      full, stabilizer for the number of gallons, then ten minutes of running, so that treated fuel gets into the carburetor or the
      rail. A full tank has no air to condense.`),
    p(`For race cars: drain. Methanol must go out of everything within days, as it eats aluminum and zinc. Run a quart of gasoline
      with a shot of top oil through the system until the engine stumbles, and leave the bowls dry. Fuel cells with foam should be
      emptied and left open to dry with a filter over the fill neck, since foam crumbles in stale fuel.`),
    callout("Drain outside, with the battery disconnected and a ground wire from the can to the car. Not beside the water heater."),
    h("Oil and coolant"),
    p(`Change the oil in fall and not in spring. Used oil holds acids, and bearings lie in it for five months. Cut open the filter
      while you are there.`),
    p(`Coolant is tested with a refractometer: −34 °F for half and half. Race cars with water and a corrosion additive are drained
      completely, both block plugs and the pump's lowest hose included, and turned over a few times. One cup left behind in a block is
      enough to crack it.`),
    h("Cylinders"),
    p(`For more than three months: plugs out, a teaspoon of fogging oil in each, two turns by hand, plugs back. Loosen rockers on race
      engines with heavy springs, or turn the crank until the fewest valves are open. A spring of 300 lb on the seat loses 5 to 10
      percent in a winter on full lift.`),
    h("Battery"),
    table(
      ["Charge", "Volts at rest", "Freezes at"],
      [
        ["100%", "12.65", "−75 °F"],
        ["75%", "12.45", "−35 °F"],
        ["50%", "12.25", "−10 °F"],
        ["25%", "12.05", "5 °F"],
        ["Flat", "11.90", "20 °F"]
      ]
    ),
    p(`Take it out, clean its top with baking soda and water, charge fully, and put it on a maintainer with float control, not a
      trickle charger. A concrete floor does it no harm, whatever your uncle says. A lithium battery is stored at 60 percent, off the
      car, and with no maintainer made for lead.`),
    h("Tires and springs"),
    p(`Pump tires up to 10 psi above normal or take weight off with stands under the axle and arms, so that the suspension remains at
      ride height and the bushings are not twisted. Race tires come off, go into black bags with the air squeezed out, lie flat in a
      dark place that never freezes, and nowhere near an electric motor: ozone hardens rubber. Below about 20 °F soft compounds can
      crack when they are moved.`),
    h("Brakes and clutch"),
    p(`Change brake fluid now, as wet fluid rusts bores over winter. Leave the parking brake off, chock two wheels. For a clutch that
      lives in a damp garage, wedge the pedal down an inch with a stick so that disc and flywheel are not in contact, or accept that you
      will have to free it.`),
    h("Body and inside"),
    p(`Wash, dry, compressed air into seams, wax. Rubber seals get silicone grease and a sheet of paper between door and seal. Leather
      wants cleaning more than oil. Put two pounds of desiccant on the floor; leave windows open by a finger if the garage is dry,
      closed if it is not. Breathing cover, never plastic.`),
    h("Mice"),
    p(`Close every way in that is wider than a pencil: steel wool in the exhaust and in the air cleaner's snout with a red ribbon and
      a note on the steering wheel. Traps around the car, none in it. Nothing edible in the trailer, and that includes bar soap and
      seed-filled cushions.`),
    h("The note"),
    p(`A sheet on the driver's seat: what was drained, what was blocked, which plugs are loose, battery where, date. Next to it a list
      of what the car needs: you still remember the noise from the left rear today. By March you will not.`),
    h("During winter"),
    p(`Look at it once a month: a minute for traps, puddles, tires, maintainer lamp. Turn the engine over by hand a quarter turn if
      the plugs were oiled. Do not start it. If it must be run, run it until the oil has been at 180 °F for twenty minutes, on the road.`)
  ]
})

import { article, callout, h, p, table, ul } from "../article.ts"

export const demolitionDerbyPrep = article({
  article_id: 1018,
  slug: "demolition-derby-prep",
  category: "tech~2-1",
  title: "Demolition derby prep: build what breaks last",
  description: `Fuel, battery, cooling and driveline for a car that will be hit from behind forty times. Mostly removal, some
    relocation, little welding.`,
  authors: "Marcus Teale",
  published_on: "2026-07-10",
  drawing: "fuel-cell",
  product_types: [
    "fuel-cell",
    "battery-box",
    "battery-disconnect",
    "harness",
    "helmet",
    "transmission-cooler",
    "switch-panel",
    "fire-extinguisher"
  ],
  race_types: ["demolition-derby", "enduro"],
  body: [
    p(`A derby car does not have to be fast, straight or pretty. It has to run, steer and drive in both directions after the trunk has
      become the back seat. Cars stop for six reasons, and in this order: cooling, electrics, fuel, tires, steering, driveline. Spend
      your evenings in that order.`),
    h("Read the sheet first"),
    p(`Every promoter prints rules, and they differ on the same subjects: welding of frames and doors, bumpers, cage bars, hood bolts,
      tires, engine swaps. Build to the page you will run under, keep it in the car, and photograph work that will be hidden. A car cut
      at inspection is a long drive home.`),
    h("Strip"),
    p(`Glass out, all of it, including mirrors and light bulbs. Interior, carpet, headliner, trim, spare wheel, air bags with the
      battery disconnected for ten minutes beforehand. Sweep the pan and the vent boxes. Broken glass from behind the dash comes out at
      the first hit, at eye level. Remove everything that burns, because carpet padding soaked with oil is how small fires become large.`),
    h("Driver"),
    ul(
      "Full-face helmet, eye protection, neck collar, fire-resistant suit, gloves.",
      `A harness of at least four points on a bar behind the seat, never on the seat's own frame. Seats break at the hinge; bolt or
        strap the back to the bar.`,
      "Padding on the driver's door and on the steering column.",
      "An extinguisher of 2.5 lb within reach of the belted driver and another in the pit."
    ),
    callout(`The driver's door is the one part of the car that must not be hit. Paint it a color that is visible through mud, and if
      it is struck, stop and raise your flag.`),
    h("Fuel"),
    p(`The tank at the back is the first thing to go. Most rules require a small metal cell or boat tank strapped where the rear seat
      was, ahead of the axle and away from the battery. Two to five gallons is plenty for 25 minutes. Line it with rubber, strap it in
      two directions, vent it through a hose with a rollover valve, and run the line inside the car where it can be seen. An electric
      pump needs a switch that the driver and a rescuer can reach, marked in large letters: FUEL OFF.`),
    h("Battery"),
    p(`Move it to the front passenger's floor, in a steel or plastic box bolted through the pan with large washers. Two cables run
      forward through a rubber grommet, protected by hose. Cover the box. A battery disconnect on the dash with a red handle is worth
      more than any other ten minutes you spend.`),
    p(`Hot-wire in the simplest way: one feed from the battery to a fused switch panel with ignition, pump and starter button. Cut out
      everything else. A harness that no longer exists cannot short.`),
    h("Cooling"),
    p("The radiator is struck early even by careful drivers. What is legal decides the plan:"),
    table(
      ["Rule", "Plan"],
      [
        [
          "Stock radiator in stock place only",
          "Mount it on rubber, set it back as far as brackets allow, put a flat plate or mesh in front"
        ],
        ["May be moved", "Behind the core support with an engine fan, or none and a full water jacket"],
        ["May be removed", "Loop hoses, fill block, run until it boils: good for ten to fifteen minutes"]
      ]
    ),
    p(`An iron V8 holds about 4 gallons. Boiling off a gallon carries away around 8,000 BTU, which is several minutes of derby work.
      Drill two small holes in the thermostat or leave it out. Use plain water; glycol on a track is a hazard and is banned in most
      places.`),
    p(`Cut a hole in the hood above the carburetor so that a fire can be reached without opening it. Bolt the hood at no more places
      than the sheet allows.`),
    h("Driveline"),
    p(`Use a cooler for the transmission with lines of hydraulic hose, away from exhaust, because automatics die of heat long before
      gears break. Weld the spider gears or fit a spool where it is allowed, and then keep axle shafts in the trailer. Fill the rear
      with fresh 85W-140. A slider driveshaft survives a shortened car better than one that can bottom in the tail shaft.`),
    h("Tires and steering"),
    p(`Old tires flatten on bent sheet metal. Valve stem protectors cost nothing: weld a short piece of pipe to the rim around the
      valve. Run 35 psi or, where allowed, a tube in a larger tire, or foam. Trim the fenders wide so they cannot cut. Tie-rod sleeves
      can be replaced by pipe of greater wall or sleeved, if the sheet says so. Set a little toe-out, about 1/4 in.; a bent frame will
      close it.`),
    h("The last hour"),
    p(`Full water, two gallons of fuel, charged battery, tires up, doors chained, number on both sides and roof. Then drive it hard
      for five minutes in reverse. What leaks now would have ended your night.`)
  ]
})

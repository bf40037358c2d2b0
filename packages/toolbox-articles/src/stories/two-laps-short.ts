import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const twoLapsShort = article({
  article_id: 1304,
  slug: "two-laps-short",
  category: "stories~2-4",
  title: "Two laps short: where the last three gallons were",
  description: "A sportsman team ran out of fuel with fuel in the cell. Foam, pickup, vent and a bucket test.",
  authors: "Pat Lindqvist",
  published_on: "2025-09-12",
  drawing: "fuel-cell",
  product_types: ["fuel-cell", "fuel-filter", "fuel-pump-mechanical", "an-hose", "gauge"],
  race_types: ["asphalt-late-model", "super-stock", "truck-oval"],
  body: [
    p(`With two laps to go in the longest race of their year, Denny Arkwright's car coughed in turn three, caught itself on the
      straight, coughed again in one and was passed by four cars. It stopped on the cool-down lap. When the crew drained the cell in the
      garage, they found 3.1 gallons.`),
    p("Those three gallons are lost somewhere every season."),
    h("Sums that were right"),
    p(`Jo Beck did the fuel. Hundred laps at 0.19 gallon are 19.0. The cell was a 22, filled to the neck, and 2 more gallons were
      added at the break because the math was close. They had 24 in and needed 19, plus caution laps at about a third: 21. So there
      should have been 3 left, and there were. The sum was right and the car had run dry.`),
    h("First theory: pump"),
    p(`A mechanical pump, new in spring. On the bench it drew a vacuum of 8 in. of mercury and delivered a pint in 22 seconds. It was
      fine. But Denny recalled that pressure had been 5.5 psi and twitching for several laps before it ended. A pump that draws air
      twitches so. The question therefore was why it drew air.`),
    h("Second theory: pickup"),
    p(`On a left-turn track fuel lies to the right and, under acceleration, to the rear. The pickup has to be where fuel goes when
      there is little: at the right rear corner. They opened the cell. The pickup was at the right rear, a hose with a weighted screen.`),
    p(`It had been at the right rear in spring. Over the months it had migrated, and lay now seven inches to the left, under a block
      of foam. The tie that had held it had dissolved.`),
    p("At 1.1 g sideways the surface of a fluid settles at an angle:"),
    formula("Slope of the fuel = lateral g", "1.1 g makes a slope of 1.1 in. up for each inch sideways, which is 47.7° from level."),
    p(`In a cell 24 in. wide and 3.1 gallons full, at 1.1 g, the fuel makes a wedge against the right wall. Its cross-section is 716
      cubic inches divided by the cell's length of 17: 42 square inches. A wedge with slope 1.1 of such area is 8.7 in. wide at the
      bottom and 9.6 high at the wall. A pickup seven inches from the wall is under less than two inches of fuel, and as this wedge
      shrinks from 3.1 to 2 gallons it gets only 7 in. wide. There is no fuel at all where the pickup lies.`),
    h("Third: foam"),
    p(`The foam blocks were eleven years old. They looked well, yet crumbled between finger and thumb. Foam slows sloshing and keeps a
      ruptured cell from spraying, and it takes up 2 to 3 percent of volume when new. When it breaks down, it settles, closes the
      pickup's screen with yellow mud, and turns up in the carburetor.`),
    p("The screen of 100 microns was a third clogged."),
    h("Fourth: vent"),
    p(`Jo held a gloved hand on the vent and ran the pump on the bench with the cell closed: it should draw through its check valve.
      It drew, but with a whistle. Mud wasps. With half a pound of vacuum over the fuel a suction pump loses about an eighth of what it
      can lift.`),
    p("No one of the four was enough by itself. Together they made a car that could use 21 gallons of 24."),
    callout(`Work on fuel cells outdoors or with doors open, battery out, static strap, no phone, no trouble light. Vapor in an empty
      cell is more dangerous than a full one.`),
    h("The bucket test"),
    p(`They rebuilt it and then did what they should have done before the race. Car on the scales, with three gallons in, jacked up on
      the left until the floor was tipped 30°, rear wheels on 6 in. blocks, as far as it is safe on stands. Electric priming pump on the
      pickup's line into a can. They noted how much was left when it drew air.`),
    table(
      ["State", "Not usable"],
      [
        ["As it had raced", "3.1 gal"],
        ["Pickup fixed in its corner", "1.4 gal"],
        ["New foam, new screen", "1.0 gal"],
        ["With a trap door box of 1 quart around it", "0.4 gal"]
      ]
    ),
    p("A tilt of 30° is less than a corner at 1.1 g, but gravity still helps to compare. 0.4 gallon is two laps."),
    h("Rules they wrote for themselves"),
    ul(
      "Foam and bladder: date on the can, foam each third winter, bladder when its certificate ends.",
      "Pickup tied by stainless wire to a fixed tab. Plastic ties do not survive gasoline.",
      "Vent with rollover valve, screened, outlet low at the back, blown through each month.",
      "Filter before the pump opened each fifth night. What is in it, is in the cell.",
      "Fuel pressure recorded, because it said so for ten laps and no one was looking."
    ),
    h("Where they finished"),
    p(`Ninth. In the next year's race Jo put in 21.5 gallons, fifteen pounds less than before, and was left with 0.7. Denny asked her
      after the finish how sure she had been. She said she had been sure since the bucket.`)
  ]
})

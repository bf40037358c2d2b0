import { article, callout, formula, h, p, table } from "../article.ts"

export const theSlopeInTheShop = article({
  article_id: 1301,
  slug: "the-slope-in-the-shop",
  category: "stories~2-4",
  title: "The slope in the shop: eleven weeks of chasing forty pounds",
  description: "A late-model team, a concrete floor and the tape that was on the wrong side of a scale pad.",
  authors: "Pat Lindqvist",
  published_on: "2026-07-31",
  drawing: "scale-set",
  product_types: ["scale-set", "circle-track-shock", "race-coil-spring", "floor-jack", "race-tire"],
  race_types: ["dirt-late-model", "dirt-limited-late-model"],
  body: [
    p(`Curtis Vail's crew chief was his sister Ada, who kept books for a feed company and did not like numbers that would not sit
      still. In their third season with a limited late model they could not get the car to turn on Fridays, while on some Saturdays, at
      the other track, it would not stop turning. They changed right front springs four times. They changed drivers once, for a
      practice, with the same result, and Curtis was both relieved and annoyed.`),
    h("What they had"),
    p(`The car came home on Sunday, was washed on Monday, scaled on Tuesday. Ada's sheet said the same every time: 54.1 percent left,
      56.0 rear, 85 lb of bite. She scaled on the same spot with the same fuel. Repeatable to 5 lb. By any book that is good practice.`),
    p(`But when they scaled once at the track on a borrowed set, the bite was 128. Curtis said borrowed scales are borrowed scales.
      Ada wrote the number down with a question mark.`),
    h("A plumber's remark"),
    p(`In June a plumber came to the shop because of a floor drain. He put a level on the slab, out of habit, and said: "You have a
      nice fall here. Half an inch in ten feet." The drain was beneath where the left rear tire stood.`),
    p(`They knew it. Four years before, Curtis had shimmed the pads level with vinyl tile and drawn outlines with a marker. Ada asked
      when the right rear pad had been replaced. In February. The new pad was a different make and 3/16 in. taller than the old one.`),
    h("Arithmetic on a feed sack"),
    p(`She took a pencil. The spring at the right rear was 200 lb/in, at the left rear 225, front ones 500 and 475, and tires add
      their own softness. How much does cross change if one corner is 3/16 in. too high?`),
    formula(
      "Change at each corner = h ÷ (1 ÷ k1 + 1 ÷ k2 + 1 ÷ k3 + 1 ÷ k4)",
      `h is the height error at one corner in inches, k the wheel rates of the four corners in lb/in, here 225, 175, 110 and 100 with
        tires and motion ratios counted. A rigid frame is assumed.`
    ),
    p(`The sum of the reciprocals is 0.0044 + 0.0057 + 0.0091 + 0.0100, which is 0.0292. 3/16 in. divided by that is 6.4 lb on each
      corner: more on the right rear and left front, less on the other two. Left rear less right rear falls by 13 lb. That was not 43.`),
    p(`"So that is a third of it," Ada said, and Curtis said that a third of a thing is not the thing. She said it meant that there
      were two more of them.`),
    h("The second third"),
    p(`It took her a week. She scaled the car as always, then had it rolled off, turned around and rolled on with its nose toward the
      door. Bite changed from 85 to 94. A car does not know where the door is, so nine pounds belonged to the pads. The tall pad hid
      from this test: it now stood under the left front, which is on the same diagonal and does the same to bite.`),
    p(`Then she put each pad in turn under the left front. They read 612, 613, 612 and 621. The fourth was the new one. It had been
      calibrated in the box for another cable. Now they had an error in height and one in weight, in the same direction.`),
    h("The last third"),
    p(`It was the shocks. They had gone to gas-pressure rear shocks in February too, at 150 psi, and Curtis had the habit of unbolting
      shocks for scaling because of an article that he had once read. With shocks off, the car sat 1/4 in. lower behind and the bars
      took other angles. With them on it gained 14 lb of bite, all of it on the track and none on Ada's sheet.`),
    table(
      ["Cause", "Bite hidden"],
      [
        ["Right rear pad 3/16 in. tall", "13 lb"],
        ["Pad reading 9 lb high at its corner", "9 lb"],
        ["Rear shocks left off", "14 lb"],
        ["Remainder: driver leaning, fuel, air", "7 lb"],
        ["Sum", "43 lb"]
      ]
    ),
    p(`None was large. None was stupid. All came in February, in the same two weeks, when the car was as new as it would ever be and
      no one was suspicious of it.`),
    h("What they did"),
    p(`Steel plates of 14 × 14 in., set in epoxy and leveled by a water hose across all four, so no tape was necessary. Pads numbered,
      each for its place; a 50 lb dumbbell from Ada's basement put on each before scaling, and read aloud. Shocks on. The car turned
      around and scaled again on the first Tuesday of each month.`),
    callout(`A check weight costs a few dollars and takes two minutes. If four pads do not agree on it within a pound, no number after
      that means anything.`),
    h("Friday"),
    p(`They took 40 lb of bite out, as the sheet had always said they had. In the heat the car turned in under the leader on the
      second lap and Curtis forgot to lift, since he had got used to waiting. He spun. In the feature he started seventeenth, waited for
      it less, and finished fourth.`),
    h("What Ada keeps"),
    p(`A label above the scales, in her handwriting: "Same every time is not the same as right." Curtis thinks it is about the car. He
      has been seen reading it when balancing his checkbook.`)
  ]
})

import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const shockValvingCodes = article({
  article_id: 1016,
  slug: "shock-valving-codes",
  category: "tech~2-1",
  title: "Shock valving codes: what 7-3 promises and what it does not",
  description: `Two digits, two directions, one piston speed. How to read a code, compare makers by pounds and choose a change by the
    corner's phase.`,
  authors: "Pat Lindqvist",
  published_on: "2026-04-24",
  drawing: "shock",
  product_types: ["circle-track-shock", "shock", "coil-over-kit", "race-coil-spring", "rod-end"],
  race_types: ["dirt-late-model", "street-stock", "imca-modified"],
  body: [
    p(`A shock does not hold the car up and does not decide how far it rolls. It decides how fast. In a corner that lasts four seconds
      this is most of the handling, because load arrives at a tire only as quickly as the shocks let it.`),
    h("Reading the code"),
    p(`A circle-track shock carries stroke, body and valving. "SB7 5-3", for example, is a steel-bodied shock with a 7 in. stroke with
      5 compression and 3 rebound. Where there is a single digit, compression and rebound belong together; two digits mean a split
      valving. Higher is stiffer.`),
    table(
      ["Code", "Compression at 6 in/s", "Rebound at 6 in/s", "Typical place"],
      [
        ["3-3", "90 lb", "130 lb", "Light car, front, slick"],
        ["4-4", "120 lb", "175 lb", "Right rear, dirt"],
        ["5-5", "150 lb", "225 lb", "Baseline, 2,800 lb car"],
        ["7-7", "230 lb", "330 lb", "Heavy car, rough asphalt"],
        ["5-3", "150 lb", "130 lb", "Easy-up"],
        ["3-5", "90 lb", "225 lb", "Tie-down"]
      ]
    ),
    p(`The figures are examples of one family. A 5 from another maker may be 20 percent away, and even one maker's 5 in a steel twin
      tube is not his 5 in an aluminum monotube. The digits rank shocks; pounds compare them. Ask for the dyno sheet.`),
    h("Low and high speed"),
    p(`Speed here means the shaft's. Body roll, pitch and steering move the shaft at 1 to 5 in. a second: this is what the driver
      feels. Bumps and curbs move it at 10 to 30: this is what the tire feels. Two shocks with the same code at 6 in. a second can have
      very different curves.`),
    ul(
      "Linear: force grows evenly with speed. Honest, easy to tune.",
      "Digressive: firm at once, then flat. Holds the body, takes curbs. Usual on asphalt.",
      "Progressive: soft first, then steep. Rough dirt and off-road."
    ),
    h("Splits and what they do"),
    p(`An easy-up shock lets its corner rise freely. On the left rear of a dirt car it lets the body roll over, hike, and load the
      right side. A tie-down holds a corner down: on the left front under throttle, it slows the nose's rise and delays the shift of
      load to the rear. As a rule compression controls the corner that load goes to, rebound the corner it comes from.`),
    table(
      ["Phase", "Load moves to", "Loosen the car", "Tighten the car"],
      [
        ["Entry", "Right front", "Softer RF compression", "Stiffer RF compression, softer LR rebound"],
        ["Middle", "Right side", "Softer right front", "Softer right rear"],
        ["Exit", "Right rear, left rear", "Stiffer RR compression", "Softer RR compression, stiffer LF rebound"]
      ]
    ),
    p(`Shocks only act while something moves. If the car is wrong in the steady middle of a long corner, the cure is spring, weight or
      bar. If it is wrong for the first second and then settles, the cure is a shock.`),
    h("How much change"),
    p(`One digit in one direction on one corner. On asphalt two tenths of a second in ten laps is a success; take it and stop. If you
      need three digits, a spring is wrong. Stiffer springs need more rebound in proportion to the root of the rate:`),
    formula(
      "Rebound wanted ∝ √(spring rate × sprung weight)",
      "Relative only. From 200 to 300 lb/in the root grows by 22 percent, which is about one digit."
    ),
    h("Gas, tubes and position"),
    p(`A twin-tube shock at low gas pressure must be mounted within about 45° of upright, with its shaft on top. A monotube has 100 to
      300 psi behind a floating piston, works at any angle, and pushes its shaft out with force: area of the shaft times pressure. A 5/8
      in. shaft at 200 psi pushes 61 lb, which lifts a corner, so changing gas pressure means scaling again. A bent shaft as small as
      0.010 in. sticks and no valving cures it.`),
    p(`The motion ratio acts on shocks as on springs, squared. A shock that leans in by 30° or sits halfway along an arm is worth a
      fraction of its sheet. Before you compare codes with a friend, compare mounts.`),
    h("Testing without a dyno"),
    callout(`Compress by hand on the bench, slowly, three times to purge air, then hold it vertical and feel for a dead spot where the
      direction changes. A skip means air in the oil or a tired foot valve.`),
    p(`Compare left with right on a bathroom scale: push at one inch a second counted aloud and read the force. It will not rank two
      5s, but it finds the one that has died. Note shaft travel with a rubber O-ring after every session. Travel within half an inch of
      either end means the bump stop, not the valving, has been driving the car.`)
  ]
})

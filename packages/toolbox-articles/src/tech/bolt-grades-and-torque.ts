import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const boltGradesAndTorque = article({
  article_id: 1028,
  slug: "bolt-grades-and-torque",
  category: "tech~2-1",
  title: "Bolt grades and torque: what you are really setting is stretch",
  description: "Proof load, clamp and friction. A table for three sizes, three ways of measuring, and which fasteners must be thrown away.",
  authors: "Dov Brandt",
  published_on: "2025-09-26",
  drawing: "bolts",
  product_types: ["torque-wrench", "bolt-kit", "wheel-stud", "head-bolt-set", "connecting-rod-set", "flywheel"],
  race_types: [],
  body: [
    p(`A bolt is a stiff spring. Tightening stretches it by a few thousandths of an inch, and the force with which it wants to come
      back holds the joint. As long as that clamp is larger than whatever tries to pull the joint apart, the bolt hardly notices the
      load and never tires. Loose bolts break. Tight ones do not.`),
    h("Grades"),
    table(
      ["Mark on the head", "Grade", "Proof strength", "Use"],
      [
        ["none", "2", "55,000 psi", "brackets, trim"],
        ["3 lines", "5", "85,000 psi", "most of the chassis"],
        ["6 lines", "8", "120,000 psi", "suspension, driveline"],
        ["8.8", "metric", "87,000 psi", "as grade 5"],
        ["10.9", "metric", "120,000 psi", "as grade 8"],
        ["12.9", "metric", "140,000 psi", "socket heads, drive flanges"]
      ]
    ),
    p(`Aerospace-type chrome-moly fasteners go from 180,000 psi up. Stainless hardware, common as it is on polished engines, is about
      as strong as grade 2 to 5 and galls in its own threads when dry; use anti-seize and never put it into suspension. Grade 8 is not
      brittle, an old story notwithstanding: it bends before it breaks in the same way as grade 5 and at a higher load.`),
    h("Torque is mostly friction"),
    p(`Of every 100 lb-ft on the wrench about 50 turn the head against its seat, 40 rub in the thread, and 10 stretch the bolt. A
      change in friction therefore changes clamp a great deal.`),
    formula(
      "Torque = K × diameter × clamp ÷ 12",
      "lb-ft; diameter in inches; clamp in lb. K is 0.20 dry and plated, 0.18 with engine oil on plain steel, 0.14 with moly assembly lube."
    ),
    p("Clamp at 75 percent of proof, coarse thread:"),
    table(
      ["Size, grade", "Clamp", "Dry", "Moly lube"],
      [
        ["3/8-16, 5", "4,940 lb", "31 lb-ft", "22 lb-ft"],
        ["3/8-16, 8", "6,980 lb", "44 lb-ft", "31 lb-ft"],
        ["7/16-14, 5", "6,780 lb", "49 lb-ft", "35 lb-ft"],
        ["7/16-14, 8", "9,570 lb", "70 lb-ft", "49 lb-ft"],
        ["1/2-13, 5", "9,050 lb", "75 lb-ft", "53 lb-ft"],
        ["1/2-13, 8", "12,770 lb", "106 lb-ft", "75 lb-ft"]
      ]
    ),
    p(`Look at the last row: if you put moly on a thread and use the dry figure, clamp goes up by 43 percent and the bolt is past
      proof. A maker's torque belongs to the maker's lubricant.`),
    h("Three ways to measure"),
    ul(
      "Torque wrench: ±25 percent in clamp even if the wrench is perfect. Good enough for most of the car.",
      "Angle: snug, then turn by degrees. Better, as friction drops out: the thread's pitch decides. Used for late head bolts.",
      `Stretch: a gauge over both ends. The best, and possible with rod bolts: 0.0055 to 0.0065 in. is typical for a 3/8 rod bolt of
        good steel.`
    ),
    p(`A click wrench loses calibration when left set. Return it to the lowest mark and let it click three times at the working value
      before use. It is accurate between 20 and 100 percent of its range, so a 250 lb-ft wrench is the wrong tool for 25.`),
    h("One-use fasteners"),
    p(`Torque-to-yield bolts are stretched beyond proof on purpose and have permanently grown. Late head bolts, many rod and flywheel
      bolts belong here. Throw them away. Nylon-insert nuts are good for about five uses and below 250 °F; distorted all-metal locknuts
      take the heat. Cotter pins are for one use, without exception.`),
    h("Joint design"),
    p(`Grip should be at least four diameters long, so that there is something to stretch: a long bolt in a sleeve stays tight where a
      short one works loose. Threads should not lie in the shear plane. Hardened washers beneath the head in aluminum, chamfer to the
      head. In aluminum use 1.5 to 2 diameters of thread, in steel 1. A stud in aluminum is better than a bolt because it is turned once
      and then only stretched.`),
    callout(`Wheels, rods, flywheel, harness anchors and suspension: a fastener that has once been overtightened, dropped hard on its
      thread, or reused beyond its limit goes in the scrap, not in the jar.`),
    h("Keeping it tight"),
    p(`Lock washers of the split kind do little at high clamp. What holds a joint is stretch. After it come threadlocker (medium on
      most, high strength only where heat will be available to undo it), serrated flanges, safety wire on bolts that cannot be checked.
      Paint a stripe across the head and part after torque: one look tells you if it moved, from five feet, in the grid.`),
    h("Retorque"),
    p(`Gaskets, powder coat, paint and plastic creep. Any joint that squeezes something soft loses clamp in the first heat cycle.
      Header bolts, wheel nuts on painted wheels, intake bolts, leaf-spring U-bolts: once after the first drive, once after 100 miles.
      Steel on steel needs it once only.`)
  ]
})

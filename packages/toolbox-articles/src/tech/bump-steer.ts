import { article, callout, formula, h, p, table, ul } from "../article.ts"

export const bumpSteer = article({
  article_id: 1022,
  slug: "bump-steer",
  category: "tech~2-1",
  title: "Bump steer: measure it with a bolt and a board",
  description: "Why the wheels turn when the car only goes up and down, how to plot it in an hour, and which end of the tie rod to move.",
  authors: "Nell Ostrander",
  published_on: "2026-02-27",
  drawing: "steering-rack",
  product_types: ["tie-rod-end", "rod-end", "steering-rack", "ball-joint", "control-arm", "caster-camber-gauge"],
  race_types: ["asphalt-late-model", "pro-touring", "road-race"],
  body: [
    p(`A car that darts over a crest, or has to be steered twice in a rough corner, is steering itself. The tie rod and the control
      arms swing on different arcs, so the toe changes as the wheel moves. It can be measured in an hour and reduced to almost nothing
      with washers.`),
    h("Two conditions for none"),
    p(`Look at the car from the front. Draw a line through the pivots of the upper arm and one through those of the lower arm. They
      cross at the instant center. A tie rod without bump steer fulfills two things:`),
    ul(
      "its line points at the same instant center, and",
      "its inner and outer ends lie on the lines that join the arms' inner pivots and the ball joints."
    ),
    p(`The first is angle, the second is length. Wrong angle gives a straight line on the graph: toe in at bump, out at droop, or
      reversed. Wrong length gives a curve: in, or out, at both ends.`),
    h("The tool"),
    p(`Bolt a flat board of 10 by 20 in. to the hub with two lug nuts. Stand two dial indicators, or two pointers on a hinged frame,
      so that they touch the board at the height of the hub, one 10 in. ahead of the other. When toe changes, the readings differ. A
      laser level screwed to the board and a sheet of paper on a wall 10 feet away do the same with a larger scale.`),
    formula(
      "Toe change = front reading − rear reading",
      `Inches over the distance between the indicators. Scale it to tire diameter if you want it in tire inches: multiply by diameter
        ÷ spacing.`
    ),
    h("Procedure"),
    p(`Center the steering and lock it. Set ride height, remove spring and sway bar link, put a jack under the lower arm, leave the
      shock off or bleed it. Tighten all bushings first, as play shows up as a step in the curve. Zero both indicators at ride height.
      Then move in half-inch steps to 3 in. of bump and back through zero to 3 in. of droop. Write down both.`),
    table(
      ["Wheel travel, in.", "Front", "Rear", "Toe change"],
      [
        ["+3", "0.094", "0.034", "0.060 out"],
        ["+2", "0.061", "0.022", "0.039 out"],
        ["+1", "0.030", "0.011", "0.019 out"],
        ["0", "0", "0", "0"],
        ["−1", "−0.029", "−0.010", "0.019 in"],
        ["−2", "−0.060", "−0.021", "0.039 in"],
        ["−3", "−0.092", "−0.031", "0.061 in"]
      ]
    ),
    p(`In this example positive readings are movement away from the car at the front. It is a nearly straight line: out in bump and in
      at droop, 0.020 in. for each inch. Its cause is angle.`),
    h("What to move"),
    p(`Steering arm ahead of the axle, called front steer, with toe-out in bump: the outer end is too low, or the inner too high. As
      the wheel rises the rod swings toward level, reaches farther and pushes the front of the wheel out. Raise the outer end by taking
      spacers away, or lower the rack. With the arm behind the axle, rear steer, everything is reversed.`),
    table(
      ["Plot, front steer", "Move"],
      [
        ["Out in bump, in at droop", "Raise outer tie-rod end or lower rack"],
        ["In in bump, out at droop", "Lower outer end with spacers or raise rack"],
        ["In at both ends", "Tie rod too short: longer rods on a narrower rack"],
        ["Out at both ends", "Tie rod too long: shorter rods on a wider rack"]
      ]
    ),
    p(`Start with a 1/8 in. spacer; on most cars it changes about 0.010 in. of toe for each inch of travel. Repeat until the curve
      is within ±0.015 in. for the two inches around ride height. On a car with stock forgings, aim for 0.030 and call it a success.`),
    h("Changes that bring it back"),
    p(`Anything that moves a pivot makes it necessary to measure again: lowering the car by more than an inch, taller ball joints,
      another spindle, offset bushings, moving the rack by as little as 1/16 in. Caster does it too, since turning the spindle back
      lowers or raises the steering arm. So set caster, camber and ride height first, then bump steer, and toe at the very end.`),
    h("Circle track uses a little"),
    p(`On ovals the right front meets bump as the car enters the corner. Many builders leave the right front 0.010 to 0.015 in. out
      for each inch of bump and the left front at nearly nothing, which gains Ackermann as the car rolls. That is tuning. More than that
      is a defect that you have learned to drive.`),
    callout(`A rod end on a long bolt in single shear bends and then breaks. Use a tapered stud of the right length or a bolt with a
      steel cone spacer, and put a large washer outside the rod end so that it cannot leave if the ball pulls out.`),
    h("Check for bind"),
    p(`Before putting springs back, move each wheel from stop to stop at full bump and full droop, at both steering locks. No joint
      may reach its limit, no rod touch a wheel or frame. Rod ends allow about 12 to 15° either side and not a degree more.`)
  ]
})

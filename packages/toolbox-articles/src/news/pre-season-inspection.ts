import { article, callout, h, p, table, ul } from "../article.ts"

export const preSeasonInspection = article({
  article_id: 1205,
  slug: "pre-season-inspection",
  category: "news~2-3",
  title: "Pre-season inspection: what the inspector looks at in eight minutes",
  description: "Most tracks hold a day for it. The route around the car, common failures, and what to bring to be done before lunch.",
  authors: "Pat Lindqvist",
  published_on: "2026-03-02",
  drawing: "fire-extinguisher",
  product_types: ["fire-extinguisher", "battery-disconnect", "roll-bar-padding", "window-net", "driveshaft-loop", "harness", "wheel-stud"],
  race_types: ["hobby-stock", "drag-bracket", "track-day"],
  body: [
    p(`Early in the year most tracks open their gate for an inspection day. Go. There is no queue of people with helmets on behind
      you, there is time to weld, and the inspector is in a good mood. What he finds in March costs an hour; what he finds on the night
      costs a race.`),
    h("Eight minutes"),
    p("Inspectors differ in temper and hardly at all in their route around a car."),
    ul(
      "The driver first: helmet label, suit tag, gloves, shoes, head restraint. All laid out on the hood.",
      "Cockpit: belts and their date, seat mounting, net, padding, extinguisher, switches.",
      "Cage: welds at the main hoop, gussets, feet, door bars. A small hole or a gauge shows wall thickness.",
      "Fuel: cell, straps, vent, line routing, firewall.",
      "Battery: strap, box, terminals covered, disconnect.",
      "Front: throttle return, steering joints, hoses, catch can.",
      "Underneath: driveshaft hoop, lines, fasteners, leaks.",
      "Wheels: studs, nuts, lead taped, no cracks."
    ),
    h("What fails"),
    p("The usual findings are always the same dozen. Their proportions, as we would expect them among 240 first looks:"),
    table(
      ["Finding", "Cars"],
      [
        ["Dated item out of date", "61"],
        ["Second throttle return spring missing", "44"],
        ["Padding missing within reach of the helmet", "38"],
        ["Battery tie-down of rubber or plastic", "33"],
        ["Disconnect does not stop the engine", "29"],
        ["No driveshaft hoop, or too far back", "27"],
        ["Fuel vent open downward without a valve", "22"],
        ["Wheel stud not through its nut", "20"],
        ["Hole in a firewall", "19"]
      ]
    ),
    p("None of these costs more than fifty dollars, apart from the first. Half of them can be seen from a lawn chair."),
    h("Wall thickness"),
    p(`Most books want 1.75 × 0.095 in. mild steel or 0.134 for older or heavier cars, with 0.083 for chrome-moly in classes that
      allow it. If the inspection hole of 1/8 in. was not drilled by the builder, drill it before the day, in a place that is easy to
      see on a straight piece of the main hoop. It is measured with a wire hook or ultrasonic gauge. An ultrasonic reading through paint
      is high by the thickness of it, and inspectors know.`),
    h("Try these yourself"),
    ul(
      `Engine at 2,000 rpm, pull the disconnect: it must die within two seconds. If it does not, the alternator feeds it; its output
        must pass through the switch's second pair of contacts.`,
      "Throttle held wide, unhook one spring: the other closes it.",
      "Wheels: an open-ended nut must show threads. The stud has to reach the nut's outer face.",
      "Rock the seat with both hands. If something moves, it is the wrong thing.",
      "Turn the car's fuel on, pump on, and press on all hoses.",
      "Steering wheel removed and put back with eyes closed, and checked by pulling."
    ),
    callout(`Do not spray paint over fresh welds or hide a repair below a panel. An inspector who finds one hidden thing will take an
      hour for the rest, and he will be right.`),
    h("Extinguisher"),
    p(`Metal mount with metal pins, within reach while belted, gauge in the green, date of service within its time: portable bottles
      get an annual look and on-board systems go back every two years. Plastic brackets from a hardware store break at the first heavy
      hit, and a bottle of five pounds flies. Nozzles of a system point at the driver's lap and at the engine, not at the gauge panel.`),
    h("What to bring"),
    p(`Car as raced, with numbers. All personal gear of every driver. Rule book with your questions marked. Tools, a grinder, a welder
      if you own one, spare padding with tie wraps, cotter pins, three sizes of bolts. Registration forms, already filled in. Something
      to drink for the inspector. And someone who knows the car, if you do not.`),
    h("The sticker"),
    p(`A tag or sticker is put on the cage and an entry made in a log book. From then on small checks suffice at each event. After any
      crash that bends the frame or cage the tag is void and a new look is due; many teams forget it because no one takes off the
      sticker.`),
    h("Be an easy car"),
    p(`Make it simple to look. Labels turned outward, a flap for the fuel cell, battery box with wing nuts, a diagram of switches on
      the dash. Clean it: a leak on a clean car is a drop, on a dirty one no one can say what it is. Cars that are easy to inspect are
      looked at for less time, and more kindly, all season long.`),
    h("For track days too"),
    p(`Road-course clubs look at less and ask for the same: torqued wheels, no play in bearings, no leaks, pads over half, fluid fresh
      within six months, nothing loose inside, camera mounts bolted. Fill out the form at home with the car on stands, not at the gate
      by guess.`)
  ]
})

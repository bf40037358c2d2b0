import { article, callout, h, p, table, ul } from "../article.ts"

export const readingSparkPlugs = article({
  article_id: 1003,
  slug: "reading-spark-plugs",
  category: "tech~2-1",
  title: "Reading spark plugs: heat, fuel and timing on one small part",
  description: `Three separate readings on one plug. How to make a clean cut, what to look at with a glass, and which change to make
    first.`,
  authors: "Ray Hollis",
  published_on: "2026-08-07",
  drawing: "cover-spark-plugs",
  product_types: ["spark-plug-set", "plug-wire-set", "ignition-box", "carburetor", "ignition-coil"],
  race_types: ["drag-bracket", "street-performance", "dirt-late-model"],
  body: [
    p(`A spark plug records three things in three different places: heat range on the ground strap and threads, fuel on the base ring
      and porcelain, timing on the strap. Most wrong tuning comes from reading one of them as another.`),
    h("Make a run worth reading"),
    p(`Color from idling to the trailer shows idling. Start with new plugs, because a plug that has been rich once never
      reads true again. Warm the engine on an old set, fit the new ones, and make one full pull at the load you care about: a quarter
      mile, two laps, or third gear to redline on a closed road. At the end, clutch in or neutral, ignition off, throttle closed, and
      coast. Do not drive back to the pit.`),
    p(`Let the engine cool enough to work on. Lay the plugs in order in a marked board. Use a lighted magnifier of at least 5 power;
      without one you are looking at a plug, not reading it.`),
    h("Heat range: threads and strap"),
    p(`Heat travels from the tip down through the shell into the head. On a plug of the right heat range the first two or three
      threads from the tip are discolored and the rest are clean.`),
    table(
      ["Threads discolored", "Meaning", "Change"],
      [
        ["None or one", "Plug too cold, it will foul", "One range hotter"],
        ["Two to three", "Right", "None"],
        ["Four or more", "Plug too hot, risk of pre-ignition", "One range colder"]
      ]
    ),
    p(`Go colder by about one range for each 75 to 100 hp added by boost or nitrous. Projected-tip plugs stay clean in street engines;
      keep them out of engines with domed pistons until you have checked clearance with clay.`),
    h("Timing: the color change on the strap"),
    p(`The ground strap gets hottest at its free end. Somewhere along it the metal changes color, from a burned or dulled tip to a
      plain plated base. That line is the timing mark.`),
    ul(
      "Line near the free end: too little advance. Heat is leaving late, into the header.",
      "Line at the bend or just past it: right for most engines.",
      "Line close to the weld at the shell: too much advance. Take out two degrees now."
    ),
    callout(`Tiny silver or black specks on the porcelain are aluminum and carbon thrown off by detonation. Stop. Do not make another
      run until timing is down and fuel is up.`),
    h("Fuel: the ring at the bottom of the porcelain"),
    p(`The nose of the porcelain is hot enough to burn itself clean, so its color is a poor guide with modern gasoline. Look deep,
      where the insulator meets the shell. A full-load mixture leaves a soft gray to light brown ring there. No ring at all is lean. A
      ring that is black, wide and climbing is rich. On the base ring of the shell, the flat annulus at the end of the threads, an even
      dry gray three quarters of the way around is good; sooty all round is fat, shiny bare metal is lean.`),
    p(`Alcohol reads differently. Methanol leaves almost no color on the insulator, and the base ring is the only honest witness: look
      for a satin gray that just reaches all the way around.`),
    h("One change at a time"),
    p(`Fix heat range first, then timing, then fuel. Two jet sizes is about 4 to 5 percent in area and is the smallest change that
      will show on a plug. Change all four corners, run again, and write it down. If one cylinder disagrees with its neighbors, the
      carburetor is innocent: look for a vacuum leak at that port, a weak plug wire, an intake valve with no lash, or a header leak
      beside an oxygen sensor.`),
    h("Odd signs"),
    ul(
      "Wet with oil on one side: valve guide or intake gasket on a V-engine's valley side.",
      "Wet with oil all over: rings.",
      "Green or rusty stain: coolant. Pressure test before you start it again.",
      "Porcelain cracked at the tip: detonation, or a feeler gauge used as a lever while gapping.",
      `Strap missing or blued on one cylinder only: that cylinder is lean or its plug is loose. A plug that is not torqued cannot shed
        heat.`
    ),
    h("What to keep"),
    p(`Photograph the board after each session beside a card with jets, timing, heat range and air density. After three weekends the
      board shows you what your engine looks like when it is happy, and that is a better reference than any printed chart, including
      this one.`)
  ]
})

import { article, callout, h, p, table, ul } from "../article.ts"

export const springStartUp = article({
  article_id: 1204,
  slug: "spring-start-up",
  category: "news~2-3",
  title: "Spring start-up: the first hour after five months",
  description: "Oil before spark, brakes before road. A sequence that finds the leaks at idle instead of at sixty.",
  authors: "Dov Brandt",
  published_on: "2026-03-30",
  drawing: "oil-filter",
  product_types: ["battery", "oil-filter", "fuel-filter", "brake-fluid", "radiator-hose", "spark-plug-set", "tire-gauge"],
  race_types: ["street-performance", "muscle-car", "street-rod"],
  body: [
    p(`The first warm Saturday sells more tow straps than any other day. A car that has been asleep since October can be woken in an
      hour without drama, if the steps are taken in an order in which each protects the next.`),
    h("Fifteen minutes with nothing switched on"),
    p(`Read the note that you left on the seat. Take out what was blocked: tailpipes, air cleaner, carburetor throat. Look into the
      air cleaner itself, and beneath the intake manifold with a lamp, where nests are built because it is the last place to cool.`),
    p("Then go around on your knees with a flashlight."),
    ul(
      `Under the car: any puddle has a color. Green or orange is coolant, red transmission or steering, clear and slippery brake
        fluid, brown oil or axle.`,
      "Hoses: squeeze. Crunching is a brittle inside, soft as a sponge is oil damage.",
      "Belts: a crack every inch is a belt for the trash.",
      "Wiring: look for tooth marks, mainly on soy-based insulation of late harnesses.",
      "Fluids: oil, coolant, brake, clutch, steering. Oil that has risen above the full mark has fuel or water in it."
    ),
    h("Tires"),
    p(`Set the pressure before the car moves. Look for cracks at the base of the tread and read the date code: the last four digits
      are week and year. Over seven years old is fine for pushing the car around. A flat spot from standing goes away after ten miles; a
      shake that remains after thirty is a belt that has let go.`),
    h("Oil before spark"),
    p(`The bearings drained in November. Disconnect the ignition, or pull the fuse of the injectors and coils, and crank in bursts of
      ten seconds until the gauge moves or the lamp goes out. With an engine that has a distributor-driven pump and flat-tappet cam it
      is even better to prime it with a drill. Wait half a minute between bursts: starters die of heat.`),
    p(`Only then look after fuel. Fill the float bowls through the vents with an oil can, because a mechanical pump takes 20 seconds
      of cranking to fill them. Look at a bowl through its sight plug, or watch the pressure of an electric pump with the engine off,
      and smell every joint.`),
    callout(`A fuel leak at a hose end that dried out over the winter may start ten minutes after the pump does. The extinguisher
      sits beside you, outside of the car, with its pin still in.`),
    h("First start"),
    p(`Throttle open a little, no pumping. Fast idle at 1,200 to 1,500 for the first two minutes. Ticking lifters may last for a
      minute; beyond three, shut down. Blue smoke for a minute is fogging oil or valve seals, sweet white smoke that does not end is
      coolant. Keep your eyes on the oil pressure, and your helper's on the floor.`),
    table(
      ["Reading, warm idle", "Right", "Stop"],
      [
        ["Oil pressure", "20 psi and more", "below 8 psi"],
        ["Voltage", "13.8 to 14.4", "above 15, below 12.6"],
        ["Temperature", "Rises, then holds", "Rises past 215 °F"],
        ["Vacuum", "As in your notes", "Needle swings by 4 in."]
      ]
    ),
    p(`Feel the radiator's hoses: the upper goes hot at once when the thermostat opens. If it does not by 200 °F, there is air in the
      block.`),
    h("Brakes before road"),
    p(`Pump the pedal until it is high and hard, then hold it for a minute. If it sinks, the master cylinder leaks inside. Drive
      forward two feet and stop, backward two feet and stop. Rust on rotors goes with a few gentle stops; a rotor that grinds after ten
      is pitted. Clutch stuck? Warm the engine, start in first gear on a level empty yard with the pedal down, and apply the throttle on
      and off. Not against the garage wall.`),
    p(`Fluid that was not renewed in fall is renewed now. It takes up about 2 percent of water a year, and 3 percent takes its boiling
      point from over 400 to about 285 °F.`),
    h("Ten miles, then look"),
    p(`A short loop not far from home, with tools and a phone. Listen: wheel bearing at 40, universal joint when you lift. Come back,
      leave it running for a minute, look under it again, then let it cool and check coolant and oil level. Retorque the wheels. Leaks
      often show only after the first full heat, because seals have taken a set and need an hour in oil to swell.`),
    h("Then the list"),
    p(`Do what the autumn list asks for. Registration, inspection sticker, insurance: put them in order before the first nice Sunday.
      Check that all lamps work, since sockets corrode in silence. And after a hundred miles cut open the oil filter. What was loosened
      by the winter is now in it.`),
    h("What can wait"),
    p(`Wax, carpet, jets. If the car ran well in October, it will run well with the same jets. Do not tune a car until it has burned a
      whole tank of fresh fuel.`)
  ]
})

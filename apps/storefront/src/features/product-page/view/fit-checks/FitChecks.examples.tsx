import type { Examples } from "@camber/ui/examples/Examples.ts"
import { camaro, products } from "@camber/ui/examples/samples.ts"
import { LinkButton } from "@camber/ui"
import { FitPanel } from "../fit-panel/FitPanel.tsx"
import { FitChecks, FittingPart, InPlace } from "./FitChecks.tsx"

const plate = { vehicle: camaro, engine: "5.7L V8" }
const [rotor] = products

export const examples: Examples = {
  "Everything agrees": (
    <FitPanel tone="fit" label="Guaranteed To Fit" plate={plate} why="Fits 1967-1969 Chevrolet Camaro (yours: 1969).">
      <div className="fitproof">
        <FitChecks
          measures={[
            { name: "Years", part: "1967-1969", car: "1969", agrees: true },
            { name: "Bolt Circle", part: "4.75 in", car: "4.75 in", agrees: true }
          ]}
        />
        <InPlace
          name="Front Brakes"
          href="#front-brakes"
          picture={{ url: "/content/cutaways/pony-coupe.svg?paint=blue", width: 1240, height: 440 }}
          litUrl="/content/cutaways/pony-coupe.svg?only=front-brakes"
        />
      </div>
    </FitPanel>
  ),
  "Something differs": (
    <FitPanel tone="nofit" label="May Not Fit" plate={plate} why="Made for 1970-1981 Camaro; yours is a 1969.">
      <div className="fitproof">
        <LinkButton variant="primary" href="#instead">
          Show the one that fits
        </LinkButton>
        {rotor && (
          <FittingPart
            title={`${rotor.product.brand} ${rotor.product.displayTitle}`}
            href={rotor.href}
            picture={{ ...rotor.image, alt: "" }}
            price={rotor.price}
            fit={{ tone: "fit", label: "Guaranteed To Fit" }}
          />
        )}
        <FitChecks
          measures={[
            { name: "Years", part: "1970-1981", car: "1969", agrees: false },
            { name: "Engine", part: "Ford modular single overhead cam, 2 or 3 valves, 4.6 or 5.4", car: "5.7L V8", agrees: false },
            { name: "Bolt Circle", part: "4.75 in", car: "4.75 in", agrees: true }
          ]}
        />
      </div>
    </FitPanel>
  )
}

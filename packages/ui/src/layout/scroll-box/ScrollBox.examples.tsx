import type { Examples } from "../../../examples/Examples.ts"
import { ScrollBox } from "./ScrollBox.tsx"

export const examples: Examples = {
  "Wider than the page": (
    <ScrollBox label="Rear axle ratios">
      <table className="table">
        <tbody>
          <tr>
            {Array.from({ length: 40 }, (_, index) => (
              <td key={index}>{(2.73 + index / 25).toFixed(2)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </ScrollBox>
  )
}

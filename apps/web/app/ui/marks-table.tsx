interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
}

/** A table of marks, one row per marked item. */
export function MarksTable({ caption, columns, rows }: Props) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-micro text-text-3">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pr-4 font-medium whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row" className="py-2 pr-4 font-semibold">
                {label}
              </th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]} className="num py-2 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { Component, createRef, type ReactNode } from "react";

interface Props {
  className?: string;
  children: ReactNode;
}

interface Anchor {
  element: Element;
  top: number;
}

/** Assumed position of the reader's eyes, as a fraction of the window's height. */
const EYES = 1 / 3;

/** Whether the browser has scroll anchoring: doing it twice would move the page. */
const browserHolds = () => typeof CSS !== "undefined" && CSS.supports("overflow-anchor", "auto");

/**
 * Scroll anchoring for browsers without it: keeps the words being read in place when content above them grows. A class
 * component, since only `getSnapshotBeforeUpdate` can measure the page between two renders.
 */
export class SteadyReading extends Component<Props> {
  box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Anchor[] {
    const box = this.box.current;
    // At the very top, growing content may push the rest down: nothing above is hidden.
    if (!box || scrollY === 0 || browserHolds()) return [];
    const anchors: Anchor[] = [];
    let element = document.elementFromPoint(innerWidth / 2, innerHeight * EYES);
    for (; element && element !== box && box.contains(element); element = element.parentElement)
      anchors.push({ element, top: element.getBoundingClientRect().top });
    return anchors;
  }

  override componentDidUpdate(_props: Props, _state: unknown, anchors: Anchor[]): void {
    // The most precise anchor that still exists.
    const kept = anchors.find(({ element }) => element.isConnected);
    if (kept) scrollBy(0, kept.element.getBoundingClientRect().top - kept.top);
  }

  override render() {
    return (
      <div ref={this.box} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}

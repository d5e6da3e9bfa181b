/** Types of button 1.0.0 */
export declare const className = "button";
//# sourceMappingURL=index.d.ts.map
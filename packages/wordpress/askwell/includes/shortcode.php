<?php
/**
 * The shortcode that puts the chat into a page.
 *
 * @package Askwell
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

add_shortcode( 'askwell', 'askwell_shortcode' );

/** The height of a chat in the page without one in the shortcode, and the least there is, in pixels. */
const ASKWELL_HEIGHT     = 600;
const ASKWELL_MIN_HEIGHT = 320;

/**
 * Whether the chat stands in this page. A page has one chat, so there is no button in its corner then.
 *
 * @return bool
 */
function askwell_is_in_page() {
	return did_action( 'askwell_in_page' ) > 0;
}

/**
 * Whether what is rendered now is the content of the page. Plugins render it for previews in search
 * and on social networks, too.
 *
 * @return bool
 */
function askwell_is_page_content() {
	return in_the_loop() && is_main_query() && ! is_feed() && ! doing_action( 'wp_head' );
}

/**
 * Answers [askwell], [askwell height="480"] and [askwell mode="page"], which fills the window. It may
 * be called several times for one page: of several scripts, the first shows the chat.
 *
 * @param array|string $attributes The attributes of the shortcode; an empty string without any.
 * @return string
 */
function askwell_shortcode( $attributes ) {
	$settings = askwell_settings();
	if ( is_feed() || ! askwell_is_shown( $settings ) ) {
		return '';
	}
	$attributes = shortcode_atts(
		array(
			'mode'   => 'inline',
			'height' => ASKWELL_HEIGHT,
		),
		$attributes,
		'askwell'
	);
	$mode       = 'page' === $attributes['mode'] ? 'page' : 'inline';
	if ( askwell_is_page_content() ) {
		do_action( 'askwell_in_page' );
	}
	$script = wp_get_script_tag(
		array(
			'async'     => true,
			'src'       => askwell_script_url( $settings ),
			'data-mode' => $mode,
		)
	);
	$height = max( ASKWELL_MIN_HEIGHT, absint( $attributes['height'] ) );
	return 'page' === $mode ? $script : sprintf( '<div style="height:%dpx">%s</div>', $height, $script );
}

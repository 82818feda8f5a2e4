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
 * Whether the chat stands in this page. A page has one chat, so there is no button in its corner then,
 * and a second shortcode shows nothing.
 *
 * @param bool $place True once the chat has its place.
 * @return bool
 */
function askwell_is_in_page( $place = false ) {
	static $is_in_page = false;
	$is_in_page        = $is_in_page || $place;
	return $is_in_page;
}

/**
 * Answers [askwell], [askwell height="480"] and [askwell mode="page"], which fills the window.
 *
 * @param array|string $attributes The attributes of the shortcode; an empty string without any.
 * @return string
 */
function askwell_shortcode( $attributes ) {
	$settings = askwell_settings();
	if ( askwell_is_in_page() || ! askwell_is_shown( $settings ) ) {
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
	askwell_is_in_page( true );
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
